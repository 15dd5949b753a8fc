/// Splits indices over two tasks; results come back in order.
func inParallel<Result: Sendable>(_ count: Int, workers: Int = 2, _ work: @escaping @Sendable (Range<Int>) -> Result) async
  -> [Result]
{
  await withTaskGroup(of: (Int, Result).self) { group in
    for worker in 0..<workers {
      let range = count * worker / workers..<count * (worker + 1) / workers
      group.addTask { (worker, work(range)) }
    }
    var results: [(Int, Result)] = []
    for await result in group { results.append(result) }
    return results.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
