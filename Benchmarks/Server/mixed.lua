-- A day of many people: mostly their own profile and the sky, now and then a chart.
local count = 0
local birth = '{"birthData":{"date":"%04d-06-%02d","time":"%02d:30","timezone":"UTC","latitude":%.1f,"longitude":%.1f}}'

function request()
  count = count + 1
  if count % 10 == 0 then
    local body = string.format(birth, 1930 + count % 90, 1 + count % 28, count % 24, -55 + count % 110, -180 + count % 360)
    return wrk.format("POST", "/api/v1/chart/transit", nil, body)
  end
  if count % 10 < 5 then return wrk.format("GET", "/api/v1/profile") end
  if count % 10 == 5 then return wrk.format("GET", "/") end
  return wrk.format("GET", "/api/v1/ephemeris/current")
end
