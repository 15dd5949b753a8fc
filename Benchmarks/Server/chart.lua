-- Births all over the century and the globe, so that no two requests in a row can share an answer. In UTC, which skips no hour.
local count = 0

function request()
  count = count + 1
  local birth = string.format(
    '{"birthData":{"date":"%04d-%02d-%02d","time":"%02d:%02d","timezone":"UTC","latitude":%.2f,"longitude":%.2f}}',
    1930 + count % 90, 1 + count % 12, 1 + count % 28, count % 24, count % 60, -55 + count % 110, -180 + count % 360)
  return wrk.format("POST", "/api/v1/chart/generate", {["Content-Type"] = "application/json"}, birth)
end
