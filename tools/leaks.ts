import { parseArgs } from 'node:util'
import { freshBuild } from '../scripts/build/freshBuild.ts'
import { withReadableErrors } from '../scripts/serve/readable.ts'
import { wholeNumber } from '../scripts/serve/wholeNumber.ts'
import { openBrowser } from '../tests/support/findBrowser.ts'

/**
 * `npm run leaks`: measures the memory that is not released after opening every screen and dialog 30 times, and how
 * much 200 documents add to the heap. `-- --times 10 --only tasks --records 50` changes this; `--from 170` continues an
 * aborted run; `--network` uses the network server. Exits with 1 on a leak.
 */
const { values } = parseArgs({
  options: {
    times: { type: 'string' },
    only: { type: 'string' },
    from: { type: 'string' },
    records: { type: 'string' },
    network: { type: 'boolean', default: false },
  },
})
const { times = '30', only = '', from = '0', records = '200' } = values
const MOST_OF_RECORDS_KB = 3 * 1024

if (values.network) process.env.JOURNEYS_NETWORK = '1'
process.env.JOURNEYS_FOLDER ??= (await withReadableErrors(freshBuild)).folder
const { heapAfterRecords, isLeak, lineOf, measureLeaks } = await import('../tests/leaks/leaks.ts')
const { networkLeakServer } = await import('../tests/leaks/leakServer.ts')
const serve = values.network ? { serve: networkLeakServer } : {}

const browser = await withReadableErrors(openBrowser)
const isClean = await withReadableErrors(async () => {
  const grown = await measureLeaks(browser, {
    times: wholeNumber('--times', times),
    only,
    from: wholeNumber('--from', from),
    ...serve,
    say: (it) => console.error(it),
  })
  console.log(grown.map(lineOf).join('\n'))
  const count = wholeNumber('--records', records)
  const larger = count === 0 ? 0 : await heapAfterRecords(browser, count, serve.serve)
  console.log(`${grown.filter(isLeak).length} of ${grown.length} screens and dialogs leave something behind.`)
  console.log(`After ${count} different documents the heap is ${Math.round(larger)} KB larger.`)
  return !grown.some(isLeak) && larger <= MOST_OF_RECORDS_KB
})
await browser.close()
process.exit(isClean ? 0 : 1)
