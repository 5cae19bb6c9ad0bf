import { expect, test } from 'vitest'
import { blankDocument } from '../../../src/features/documents/write/values/documentValues.ts'
import { readDocument, readProgress, readVersion } from '../../../src/features/documents/write/values/storedDocument.ts'
import { readStoredForm } from '../../../src/screen-kit/storedForm.ts'
// Drafts stored by earlier versions of the application. Never update this file: the current version must be able to
// read them.
import drafts from './formerDrafts.json'

/**
 * If this test fails: declare a new field of `DocumentBody` as `v.optional`, a new field of `Document` as nullable or
 * with a default.
 */
test('a stored new document of a former version is offered, with the request that had no response', () => {
  const read = readStoredForm(
    blankDocument(1),
    readDocument,
    (extra) => readProgress(extra) !== undefined,
  )(drafts.entered)
  expect(read?.values).toEqual({ ...blankDocument(1), ...drafts.entered.values })
  expect(readProgress(read?.extra)?.sent?.body).toEqual(drafts.entered.extra.sent.body)
})

test('a stored changed document of a former version is offered, with the version it was changed from', () => {
  const read = readStoredForm(
    blankDocument(1),
    readDocument,
    (extra) => readVersion(extra) !== undefined,
  )(drafts.changed)
  expect(read?.values).toMatchObject(drafts.changed.values)
  expect(readVersion(read?.extra)).toMatchObject(drafts.changed.extra)
  expect(readVersion({ guid: 7 })).toBeUndefined()
})
