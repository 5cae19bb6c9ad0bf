import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const outside = new RegExp(`(/work/|\\.\\./)${'sha'}red/`)
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 64 << 20 })
  .split('\n')
  .filter((path) => /(\.(ts|tsx|js|json|css|html|md|svg|txt|yml|webmanifest)|^\.ci\/.*)$/.test(path))

test('nothing reads or mentions a folder outside the project', () => {
  expect(files.length).toBeGreaterThan(20)
  expect(
    files.filter((path) => outside.test(readFileSync(path, 'utf8'))),
    'say it without the folder, which others do not have',
  ).toEqual([])
})
