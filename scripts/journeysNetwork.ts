import { spawn } from 'node:child_process'
import { join } from 'node:path'

/**
 * `npm run journeys:network`: the main journeys over a network server, each with a world of its own, in place of the
 * imitation in the page. Names of files narrow it.
 */
const config = join('tests', 'journeys', 'playwright.config.ts')
const child = spawn(
  process.execPath,
  [join('node_modules', 'playwright', 'cli.js'), 'test', '-c', config, ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, JOURNEYS_NETWORK: '1' } },
)
child.on('close', (code) => {
  process.exitCode = code ?? 1
})
