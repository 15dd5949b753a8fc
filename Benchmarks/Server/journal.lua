-- A page of a journal each time, as a phone that comes back brings them: a new record, kept durably before it is answered.
local count = 0
local run = os.time()

function init()
  math.randomseed(run)
  run = math.random(0, 0xffff)
end

function request()
  count = count + 1
  local id = string.format("%08x-%04x-4000-8000-%012x", count, run, math.random(0, 0xffffff))
  local change = string.format('{"changes":[{"kind":"journalEntry","id":"%s","data":{"text":"The message was clear in its first version."}}]}', id)
  return wrk.format("POST", "/api/v1/sync", nil, change)
end
