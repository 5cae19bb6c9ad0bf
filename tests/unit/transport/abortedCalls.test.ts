import { firstValueFrom } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { vehicles } from '../../../src/contract/vehicles.ts'
import { findLinkables } from '../../../src/features/case-files/links/findLinkables.ts'
import { requestCaseFiles } from '../../../src/features/case-files/picker/caseFileSearch.ts'
import { searches } from '../../../src/features/correspondents/correspondentSearch.ts'
import { blankCorrespondent } from '../../../src/features/correspondents/newCorrespondent.ts'
import { similarTo } from '../../../src/features/correspondents/similar.ts'
import { registersToPick } from '../../../src/features/devices/pick/registersToPick.ts'
import { attachedFile } from '../../../src/features/document-files/attachedFile.ts'
import { namedIn } from '../../../src/features/documents/write/values/prefilledValues.ts'
import { eDeliveryCalls } from '../../../src/features/exchange/exchangeCalls.ts'
import { filesOfInspection } from '../../../src/features/inspections/files/filesOfInspection.ts'
import { findCaseFiles } from '../../../src/features/inspections/record/caseFileCalls.ts'
import { libraryFile } from '../../../src/features/library/libraryState.ts'
import { filesOfRecord } from '../../../src/screen-kit/register/RecordFilesCard.tsx'
import { pending$ } from '../../../src/transport/pendingRequests.ts'
import { incomingLetter } from '../../support/plainDocument.ts'
import { openPage, respondWith } from './fakeBrowser.ts'

const page = { page: 1, size: 10, skip: 0, take: 10 }
const company = { ...blankCorrespondent(), isLegalEntity: true, entityName: 'Първа община' }

const calls: Readonly<Record<string, (signal: AbortSignal) => unknown>> = {
  ...Object.fromEntries(
    [
      ...Object.entries(searches),
      ...Object.entries(findLinkables),
      ...Object.entries(registersToPick).map(([name, { find }]) => [name, find] as const),
      ['case files of an inspection', findCaseFiles] as const,
    ].map(([name, find]) => [`a search: ${name}`, (signal: AbortSignal) => find('текст', page, signal)]),
  ),
  'a search: case files': (signal) => requestCaseFiles({ Number: '1' }, 10, signal),
  'a search: similar correspondents': (signal) => similarTo(company, signal),
  'the names in a body': (signal) =>
    namedIn({ ...incomingLetter, subjectDescription: '', correspondentIds: [1, 2] }, signal),
  'a file: of a document': (signal) => attachedFile('a', signal),
  'a file: of a message': (signal) => eDeliveryCalls.file('a', { signal }),
  'a file: of the library': (signal) => libraryFile('a', signal),
  'a file: of an inspection': (signal) => filesOfInspection('b').open('a', signal),
  'a file: of a record': (signal) => filesOfRecord(vehicles, 1).open('a', signal),
}

beforeEach(() => openPage())
afterEach(() => vi.unstubAllGlobals())

test.each(Object.entries(calls))('the function %s passes its signal to each of its calls', async (_, call) => {
  const sent = respondWith(() => 'never')
  const control = new AbortController()
  const ending = Promise.allSettled([call(control.signal)])
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  expect(await firstValueFrom(pending$)).toBe(sent.length)
  control.abort()
  await ending
  expect(await firstValueFrom(pending$)).toBe(0)
})
