-- wrk: each request has another address; the query does not change the data of the page.
local count = 0
request = function()
  count = count + 1
  return wrk.format(nil, wrk.path .. "?n=" .. (count % 5000))
end
