import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).split('\n').filter(Boolean)

const folders = 'src|mocks|tests|scripts|tools|fixtures|docs|public'
const inBackticks = new RegExp(`^(?:${folders})/[\\w./-]+$`)
/**
 * Matches the name of a file without a folder, such as `database.ts`. The file may be in the folder of the README or
 * beside the document.
 */
const bareFile = /^(?:\.\.\/)*(?:[\w-]+\/)*[\w.-]+\.(?:tsx?|mjs|md|json|css)$/

/** Returns the paths that a document names: in links, in backticks and as boxes of a diagram. */
const pathsIn = (path: string, text: string): { named: string; places: string[] }[] => {
  const nextToDocument = (named: string) => join(dirname(path), named)
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, named = '']) => ({
    named,
    places: [nextToDocument(named)],
  }))
  const boxes = [...text.matchAll(/participant \w+ as (\S+\/\S+\.\w+)/g)].map(([, named = '']) => named)
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, named = '']) => named)
  return [
    ...links,
    ...[...boxes, ...code]
      .filter((named) => inBackticks.test(named) || (named.includes('/') && bareFile.test(named)))
      .filter((named) => !/[<*…]/.test(named))
      .map((named) => ({
        named,
        places: [
          named,
          join('src', named),
          join('mocks', named),
          join('tests', named),
          join('public', named),
          nextToDocument(named),
        ],
      })),
  ]
}

test('every path that a document names exists', () => {
  const named = documents.flatMap((path) => pathsIn(path, readFileSync(path, 'utf8')).map((one) => ({ path, ...one })))
  expect(named.length).toBeGreaterThan(250)
  const missing = named
    .filter(({ places }) => !places.some((place) => existsSync(place)))
    .map(({ path, named: one }) => `${path}: ${one}`)
  expect(missing, 'correct the path in the document').toEqual([])
})
