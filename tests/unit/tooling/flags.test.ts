import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { knownFlags, unknownFlag } from '../../../scripts/run/flags.mjs'

const folders = new Map(
  Object.values(manifest.scripts).flatMap((line) => {
    const [, folder = 'scripts', name] = /scripts\/run\.mjs (?:(tools)\/)?(\w+)/.exec(line) ?? []
    return name === undefined ? [] : [[name, folder] as const]
  }),
)

test('every command of scripts/ and tools/ declares its flags, and each flag is in its script', () => {
  expect(Object.keys(knownFlags).toSorted()).toEqual([...folders.keys()].toSorted())
  for (const [name, flags] of Object.entries(knownFlags)) {
    const own = name === 'shots' ? 'shots/arguments' : name
    const source = readFileSync(`${folders.get(name)}/${own}.ts`, 'utf8')
    for (const flag of flags ?? []) expect(source, `${name} --${flag}`).toMatch(new RegExp(`\\b${flag}\\b`))
  }
})

test.each([
  ['start', 'start', ['--demoo'], '`npm run start` does not know --demoo. It knows --demo.'],
  ['start', 'start', ['-d'], '`npm run start` does not know -d. It knows --demo.'],
  ['serve', 'preview', ['--port=1'], '`npm run preview` does not know --port. It knows no flags.'],
  [
    'bench',
    'bench',
    ['--only', 'rows', '--fast'],
    '`npm run bench` does not know --fast. It knows --only, --competitors.',
  ],
])('the command %s refuses an unknown flag by its name', (name, command, args, sentence) => {
  expect(unknownFlag(name, command, args)).toBe(sentence)
})

test.each([
  ['start', ['--demo']],
  ['bench', ['--only', 'rows']],
  ['bench', ['--only=rows']],
  ['shots', ['/login', '--as=mpetrova']],
  ['journeysAll', ['--grep', 'x']],
  ['start', []],
])('the command %s accepts its declared flags', (name, args) => expect(unknownFlag(name, name, args)).toBeUndefined())

test('a command with an unknown flag ends with the message, and does nothing else', () => {
  const run = spawnSync(process.execPath, ['scripts/run.mjs', 'start', '--demoo'], { encoding: 'utf8' })
  expect(run.status).toBe(1)
  expect(run.stderr).toContain('does not know --demoo. It knows --demo.')
  expect(run.stdout).toBe('')
})
