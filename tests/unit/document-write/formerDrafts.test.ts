import { expect, test } from 'vitest'
import { blankDocument } from '../../../src/features/documents/write/values/documentValues.ts'
import { readDocument, readProgress, readVersion } from '../../../src/features/documents/write/values/storedDocument.ts'
import { readStoredForm } from '../../../src/screen-kit/readStored.ts'
// As a former version of the application stored them; never brought up to date.
import drafts from './formerDrafts.json'

/** Named when it fails: a new field of `DocumentBody` is `v.optional`, one of `Document` nullable or with what stands for it. */
test('what a former version stored of a new document is offered, with what was sent and not answered', () => {
  const read = readStoredForm(
    blankDocument(1),
    readDocument,
    (extra) => readProgress(extra) !== undefined,
  )(drafts.entered)
  expect(read?.values).toEqual({ ...blankDocument(1), ...drafts.entered.values })
  expect(readProgress(read?.extra)?.sent?.body).toEqual(drafts.entered.extra.sent.body)
})

test('what a former version stored of a changed document is offered, with the version it was changed from', () => {
  const read = readStoredForm(
    blankDocument(1),
    readDocument,
    (extra) => readVersion(extra) !== undefined,
  )(drafts.changed)
  expect(read?.values).toMatchObject(drafts.changed.values)
  expect(readVersion(read?.extra)).toMatchObject(drafts.changed.extra)
  expect(readVersion({ guid: 7 })).toBeUndefined()
})
