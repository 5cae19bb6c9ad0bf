import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withReadableErrors } from './serve/readable.ts'

/** `npm run test:network`: runs the long tests over real connections. File names as arguments select tests. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    status: string
    message?: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** The number of faults tested per kind of save request (issue „Connected“, 1). */
const faultsOfEach = '200'

const run = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'delovod-network-'))
  const report = join(folder, 'report.json')
  const config = join('tests', 'network', 'long', 'vitest.config.ts')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const child = spawn(
    process.execPath,
    [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '-c', config, ...reporters, ...process.argv.slice(2)],
    { stdio: 'inherit', env: { WRITE_FAULTS: faultsOfEach, ...process.env } },
  )
  const code = await new Promise<number>((done) => child.on('close', (ended) => done(ended ?? 1)))
  try {
    return { code, report: JSON.parse(readFileSync(report, 'utf8')) as Report }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const { code, report } = await withReadableErrors(run)
const seconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)} s`
console.log('')
for (const { name, startTime, endTime } of report.testResults)
  console.log(`${seconds(endTime - startTime).padStart(6)}  ${name.slice(name.indexOf('tests'))}`)
const skipped = report.testResults.flatMap(({ assertionResults }) =>
  assertionResults.filter(({ status }) => status === 'skipped' || status === 'pending'),
)
for (const { fullName } of skipped) console.log(`Skipped: ${fullName}`)
if (skipped.length === 0) console.log('Nothing was skipped.')
const unread = report.testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0).length
const failed = report.numFailedTests + unread + (code !== 0 && report.numFailedTests + unread === 0 ? 1 : 0)
process.exitCode = failed === 0 ? 0 : 1
console.log(`${report.numPassedTests} passed, ${failed} failed, ${skipped.length} skipped`)
