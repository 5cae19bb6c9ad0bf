import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const journeysWith = (variables: Readonly<Record<string, string>>): void => {
  const config = join('tests', 'journeys', 'playwright.config.ts')
  const child = spawn(
    process.execPath,
    [join('node_modules', 'playwright', 'cli.js'), 'test', '-c', config, ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, ...variables } },
  )
  child.on('close', (code) => {
    process.exitCode = code ?? 1
  })
}
