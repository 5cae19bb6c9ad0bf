import { parseArgs } from 'node:util'
import { createMockDatabase } from '../mocks/createMockDatabase.ts'
import { withReadableErrors } from '../scripts/serve/readable.ts'
import { wholeNumber } from '../scripts/serve/wholeNumber.ts'
import { isCivilDate } from '../src/dates/civilDate.ts'
import { auditChecks } from './audit/all.ts'
import { chroniclesOf } from './audit/chronicle.ts'
import { findingsIn, lineOf } from './audit/runChecks.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { seed: text, day: text, documents: text, chronicle: text } })
const { seed = '1', day = '2026-11-21', documents = '2800', chronicle } = values

const { found, lines } = await withReadableErrors(async () => {
  if (!isCivilDate(day)) throw new Error(`--day must be a date such as 2026-11-28, not "${day}"`)
  const at = new Date(`${day}T10:00:00.000Z`)
  const db = createMockDatabase({
    ...{ seed: wholeNumber('--seed', seed), documents: wholeNumber('--documents', documents) },
    now: () => at,
  })
  return chronicle === undefined
    ? { found: findingsIn(db), lines: [] }
    : { found: [], lines: chroniclesOf(db, chronicle) }
})
for (const line of lines) console.log(line)
for (const finding of found) console.log(lineOf(finding))
if (chronicle === undefined) console.log(`seed ${seed}, ${day}: ${found.length} of ${auditChecks.length} checks failed`)
process.exit(found.length > 0 ? 1 : 0)
