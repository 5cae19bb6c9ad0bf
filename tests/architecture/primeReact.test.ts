import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf, resolveImport, sourcesOf } from './sources.ts'

const text = readFileSync('docs/primereact.md', 'utf8')
/**
 * Returns the files named before the colon in the list under a heading of docs/primereact.md. `charts/*` means all
 * files of a folder.
 */
const namedUnder = (heading: string): string[] => {
  const part = text.split(/^## /m).find((one) => one.startsWith(`${heading}\n`)) ?? ''
  const items = [...part.matchAll(/^- (.*?): /gm)].map(([, item = '']) => item)
  return items.flatMap((item) => [...item.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}
const onPrimeReact = namedUnder('On PrimeReact')
const notOnPrimeReact = [...namedUnder('Not on PrimeReact'), ...namedUnder('No counterpart')]

const components = readdirSync('src/widgets', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.tsx') && !path.startsWith('prime/'))
  .map((path) => path.slice(0, -'.tsx'.length))
const names = (name: string, component: string) =>
  name.endsWith('/*') ? component.startsWith(name.slice(0, -1)) : name === component

/** The widgets that render a PrimeReact component, directly or through another widget. */
const drawing = new Set(['prime'])
const widgets = sourcesOf('src/widgets').filter(({ path }) => path.endsWith('.tsx'))
const nameOf = (path: string) =>
  path.startsWith('src/widgets/prime/') ? 'prime' : path.slice('src/widgets/'.length, -'.tsx'.length)
const importing = (component: string) => {
  const source = widgets.find(({ path }) => path === `src/widgets/${component}.tsx`)
  return source
    ? importsOf(source)
        .filter(({ typeOnly }) => !typeOnly)
        .map(({ target }) => nameOf(`${resolveImport(source.path, target)}`))
    : []
}

test('every widget uses PrimeReact or has an entry that says why not', () => {
  const missing = components.filter(
    (component) => ![...onPrimeReact, ...notOnPrimeReact].some((name) => names(name, component)),
  )
  expect(
    missing,
    'Put the widget on PrimeReact (src/widgets/prime) and name it under „On PrimeReact“ in docs/primereact.md, or give it an entry there that says what fails and how it was measured, or that there is no counterpart.',
  ).toEqual([])
})

test('every widget that the document lists exists and uses PrimeReact', () => {
  const gone = [...onPrimeReact, ...notOnPrimeReact].filter(
    (name) => !components.some((component) => names(name, component)),
  )
  expect(gone, 'Take the widget that is gone out of docs/primereact.md.').toEqual([])
  for (let added = -1; added !== 0; ) {
    const before = drawing.size
    for (const one of onPrimeReact) if (importing(one).some((target) => drawing.has(target))) drawing.add(one)
    added = drawing.size - before
  }
  expect(
    onPrimeReact.filter((name) => !drawing.has(name)),
    'The widget imports nothing of src/widgets/prime: name it under „Not on PrimeReact“ in docs/primereact.md.',
  ).toEqual([])
})
