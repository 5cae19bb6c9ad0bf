import { expect, test } from 'vitest'
import { importsOf, resolved, sourcesOf } from './sources.ts'

type Graph = ReadonlyMap<string, readonly string[]>

/** One way round for each knot of files that import each other: `a -> b -> a`. */
const circlesIn = (graph: Graph): string[] => {
  const done = new Set<string>()
  const circles: string[] = []
  const follow = (file: string, way: readonly string[]): void => {
    const from = way.indexOf(file)
    if (from >= 0) circles.push([...way.slice(from), file].join(' -> '))
    if (from >= 0 || done.has(file)) return
    for (const next of graph.get(file) ?? []) follow(next, [...way, file])
    done.add(file)
  }
  for (const file of graph.keys()) follow(file, [])
  return circles
}

const importGraph = (): Graph => {
  const files = sourcesOf('src', 'mocks', 'fixtures', 'scripts', 'tests')
  const paths = new Set(files.map(({ path }) => path))
  return new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .map(({ target }) => resolved(file.path, target))
        .filter((target) => paths.has(target)),
    ]),
  )
}

test('a circle is found, once, whichever way leads into it', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['d']],
    ['d', ['b']],
    ['e', ['e']],
  ])
  expect(circlesIn(graph)).toEqual(['b -> c -> d -> b', 'e -> e'])
})

test('no files import each other in a circle, not even by types or lazily', () => {
  const graph = importGraph()
  expect(graph.size).toBeGreaterThan(1000)
  expect([...graph.values()].flat().length).toBeGreaterThan(3000)
  expect(circlesIn(graph)).toEqual([])
})
