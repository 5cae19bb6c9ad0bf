import { expect, test } from 'vitest'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { ListView } from '../../../src/contract/enumerations.ts'
import { foundByText } from '../../../src/features/case-files/foundBy.ts'
import { filterOf } from '../../../src/features/case-files/picker/caseFileSearch.ts'
import { formatNumber } from '../../../src/rules/identifiers/registrationNumber.ts'
import { createTestBackend } from './createTestBackend.ts'

const { db, as } = createTestBackend(1200)
const sendRequest = await as('administrator')
const query = { skip: 0, take: 10, indexType: ListView.Cases }
const find = async (text: string) =>
  (await sendRequest(caseFiles.getAllCaseFiles, { query, body: filterOf(text) })).resultData.items

const isRoot = ({ guid, caseFileGuid }: { guid: string; caseFileGuid: string | null }) =>
  db.caseFiles.get(caseFileGuid)?.rootDocumentGuid === guid
const answer = db.documents
  .all()
  .find((row) => row.directionId === 3 && row.number !== null && row.caseFileGuid !== null && !isRoot(row))
const letter = db.documents
  .all()
  .find((row) => row.externalRefNumber !== null && row.externalRefDate !== null && row.caseFileGuid !== null)
if (!answer?.number || !letter?.externalRefNumber) throw new Error('No answer or no letter with a number of its sender')

test('a case file is found by the number of our answer in it, with or without its date, and says by which', async () => {
  const whole = formatNumber(answer.number, answer.dateRegistered)
  for (const text of [answer.number ?? '', whole]) {
    const [first] = (await find(text)).filter(({ guid }) => guid === answer.caseFileGuid)
    expect(first?.foundBy).toMatchObject({ number: answer.number, isExternal: false })
    expect(first?.foundBy && foundByText(first.foundBy)).toBe(`съдържа ${whole}`)
  }
  const elsewhere = await find(`${answer.number}/01.01.2020`)
  expect(elsewhere.some(({ guid }) => guid === answer.caseFileGuid)).toBe(false)
})

test('a case file is found by the number of the sender, too', async () => {
  const found = await find(`${letter.externalRefNumber}/${letter.externalRefDate?.split('-').reverse().join('.')}`)
  const one = found.find(({ guid }) => guid === letter.caseFileGuid)
  expect(one?.foundBy).toMatchObject({ number: letter.externalRefNumber, isExternal: true })
  expect(one?.foundBy && foundByText(one.foundBy)).toMatch(/^съдържа № .* г\. на подателя$/)
})

test('the number of the case file itself comes first and needs no explanation', async () => {
  const file = db.caseFiles.get(answer.caseFileGuid)
  const [first] = await find(formatNumber(file?.number ?? '', file?.dateOpened ?? null))
  expect(first).toMatchObject({ guid: file?.guid, foundBy: null })
})

test('without the flag a number is only that of the case file, as the specification says', async () => {
  const items = (await sendRequest(caseFiles.getAllCaseFiles, { query, body: { Number: answer.number ?? '' } }))
    .resultData.items
  expect(items.some(({ guid }) => guid === answer.caseFileGuid)).toBe(false)
})
