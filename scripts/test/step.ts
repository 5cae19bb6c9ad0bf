import { spawn } from 'node:child_process'
import { problemSentence } from '../serve/problemSentence.ts'

export type StepOutcome = { name: string; passed: number; failed: number }
type Run = { code: number; output: string }
type How = {
  environment?: Record<string, string>
  live?: boolean
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

const run = (script: string, args: readonly string[], { environment, live = false }: How): Promise<Run> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, ...environment },
      stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    const printed: Buffer[] = []
    child.stdout?.on('data', (part: Buffer) => printed.push(part))
    child.stderr?.on('data', (part: Buffer) => printed.push(part))
    child.on('error', (problem) => done({ code: 1, output: String(problem) }))
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(printed).toString('utf8') }))
  })

const say = ({ name, passed, failed }: StepOutcome, since: number) =>
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed (${seconds(since)})`)

export const check = async (
  name: string,
  script: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<StepOutcome> => {
  const since = Date.now()
  const { code, output } = await run(script, args, { environment })
  const outcome = code === 0 ? { name, passed: 1, failed: 0 } : { name, passed: 0, failed: 1 }
  if (code !== 0) console.log(output.trimEnd())
  say(outcome, since)
  return outcome
}

export const suite = async (
  name: string,
  command: { script: string; args: readonly string[]; environment?: Record<string, string> },
  count: () => { passed: number; failed: number },
): Promise<StepOutcome> => {
  const since = Date.now()
  console.log(`\n--- ${name} ---`)
  const { code } = await run(command.script, command.args, { environment: command.environment, live: true })
  const { passed, failed } = count()
  const nothingOrBroken = passed + failed === 0 || (code !== 0 && failed === 0)
  const outcome = { name, passed, failed: nothingOrBroken ? failed + 1 : failed }
  if (nothingOrBroken) console.log(`${name} ended with code ${code} and ${passed + failed} tests.`)
  say(outcome, since)
  return outcome
}

export const runStep = async (name: string, work: () => Promise<unknown>): Promise<StepOutcome> => {
  const since = Date.now()
  try {
    await work()
    const outcome = { name, passed: 1, failed: 0 }
    say(outcome, since)
    return outcome
  } catch (problem) {
    console.log(problem instanceof Error ? problemSentence(problem) : String(problem))
    const outcome = { name, passed: 0, failed: 1 }
    say(outcome, since)
    return outcome
  }
}
