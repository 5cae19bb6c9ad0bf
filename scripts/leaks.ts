import { parseArgs } from 'node:util'
import { heapAfterRecords, isLeak, lineOf, measureLeaks } from '../tests/leaks/leaks.ts'
import { openBrowser } from '../tests/support/findBrowser.ts'
import { readable } from './serve/readable.ts'
import { wholeNumber } from './serve/wholeNumber.ts'

/**
 * `npm run leaks`: what opening every screen and dialog 30 times leaves behind. Then how much the heap grows by 200
 * documents. `-- --times 10 --only tasks --records 50`; `--from 170` goes on. Ends with 1 when something nobody needs
 * grew.
 */
const { values } = parseArgs({
  options: {
    times: { type: 'string' },
    only: { type: 'string' },
    from: { type: 'string' },
    records: { type: 'string' },
  },
})
const { times = '30', only = '', from = '0', records = '200' } = values
const MOST_OF_RECORDS_KB = 3 * 1024

const browser = await readable(openBrowser)
const isClean = await readable(async () => {
  const grown = await measureLeaks(browser, {
    times: wholeNumber('--times', times),
    only,
    from: wholeNumber('--from', from),
    say: (it) => console.error(it),
  })
  console.log(grown.map(lineOf).join('\n'))
  const count = wholeNumber('--records', records)
  const larger = count === 0 ? 0 : await heapAfterRecords(browser, count)
  console.log(`${grown.filter(isLeak).length} of ${grown.length} screens and dialogs leave something behind.`)
  console.log(`After ${count} different documents the heap is ${Math.round(larger)} KB larger.`)
  return !grown.some(isLeak) && larger <= MOST_OF_RECORDS_KB
})
await browser.close()
process.exit(isClean ? 0 : 1)
