import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { missing } from '../../../scripts/run/checkPrerequisites.mjs'
import { problemSentence } from '../../../scripts/serve/problemSentence.ts'
import { browserAdvice, type Computer, installations } from '../../support/browserInstallation.ts'

test.each([
  ['20.19.0', true, undefined],
  ['20.20.2', true, undefined],
  ['24.1.0', true, undefined],
  ['20.20.2', false, /npm ci/],
  ['20.18.9', true, /Node 20\.18\.9 is too old, 20\.19 or later is needed: run `nvm install 20`/],
  ['18.20.0', false, /too old/],
])('with Node %s and the packages %j the missing parts are: %s', (node, hasPackages, sentence) => {
  const found = missing({ node, needed: '20.19', hasPackages })
  if (sentence === undefined) expect(found).toBeUndefined()
  else expect(found).toMatch(sentence)
})

test('a clone without installed packages says so in a message, and npm test still ends with its count', async () => {
  const clone = mkdtempSync(join(tmpdir(), 'delovod-clone-'))
  for (const part of ['package.json', 'scripts']) cpSync(part, join(clone, part), { recursive: true })
  const command = promisify(execFile)(process.execPath, [join(clone, 'scripts/run.mjs'), 'test'])
  await expect(command).rejects.toMatchObject({
    code: 1,
    stdout: '0 passed, 1 failed\n',
    stderr: 'The packages are not installed: run `npm ci`.\n',
  })
})

const linux: Computer = { platform: 'linux', isRoot: false, has: [] }
test.each<[Partial<Computer>, string]>([
  [{ platform: 'win32' }, 'run `winget install Google.Chrome`,'],
  [{ platform: 'darwin' }, 'run `brew install --cask google-chrome`,'],
  [{}, 'run `npx playwright install chromium`,'],
  [
    { has: ['apt-get'] },
    'run `sudo apt-get install chromium`, on Ubuntu `npx playwright install --with-deps chromium`,',
  ],
  [{ has: ['apt-get'], isRoot: true }, 'run `apt-get install chromium`,'],
  [{ has: ['dnf'] }, 'run `sudo dnf install chromium`,'],
  [{ has: ['apk'], isRoot: true }, 'run `apk add chromium`,'],
])('without a browser a computer that is %j gets the message: %s', (computer, advice) => {
  expect(browserAdvice({ ...linux, ...computer })).toContain(advice)
})

const download = ['node', 'playwright', 'install'] as const
test.each<[Partial<Computer>, string[]]>([
  [{ isRoot: true, has: ['apt-get'] }, ['apt-get', 'apt-get', 'apt-get', 'node']],
  [{ has: ['apt-get'] }, ['node']],
  [{ isRoot: true, has: ['dnf'] }, ['node']],
  [{ platform: 'win32' }, ['node']],
])('a browser is installed on a computer that is %j by %j', (computer, programs) => {
  const ways = installations({ ...linux, ...computer }, download)
  expect(ways.flat().map(([program]) => program)).toEqual(programs)
})

const problem = (more: object) => Object.assign(new Error('listen: no'), more)
test.each([
  [{ code: 'EADDRINUSE', port: 4173 }, 'linux', 'Port 4173 is taken: choose another by `PORT=4174 npm start`.'],
  [{ code: 'EADDRINUSE', port: 80 }, 'win32', 'Port 80 is taken: choose another by `$env:PORT=81; npm start`.'],
  [
    { code: 'EACCES', syscall: 'listen', port: 80 },
    'linux',
    'Port 80 is not for you: choose another by `PORT=4173 npm start`.',
  ],
  [
    { code: 'EACCES', syscall: 'mkdir', path: '/a/node_modules/.cache' },
    'linux',
    '/a/node_modules/.cache may not be written: run `sudo chown -R "$(id -u)" .` in the folder of the project.',
  ],
  [
    { code: 'EPERM', path: 'C:\\a' },
    'win32',
    'C:\\a may not be written: run `takeown /R /F .` in the folder of the project.',
  ],
  [{}, 'linux', 'listen: no'],
] as const)('for %j on %s the message is: %s', (more, platform, sentence) => {
  expect(problemSentence(problem(more), platform)).toBe(sentence)
})
test('a command with a separate flag for ports names it', () =>
  expect(problemSentence(problem({ code: 'EADDRINUSE', port: 5080 }), 'linux', '`--port`')).toBe(
    'Port 5080 is taken: choose another by `--port`.',
  ))
