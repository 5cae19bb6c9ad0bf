import * as merge from '../../../../screen-kit/saving/fieldMerge.ts'
import type { DocumentField, DocumentValues } from './documentValues.ts'
import { documentFields } from './shownFields.ts'

export type Choices = merge.Choices<DocumentField>

/** The fields in which two forms of a document differ, in the order of the form. */
export const changedFields = (a: DocumentValues, b: DocumentValues): DocumentField[] =>
  merge.changedFields(documentFields, a, b)

/** Where the newest version of a document and mine differ; conflicts first. */
export const differences = (versions: merge.Versions<DocumentValues>): merge.Difference<DocumentField>[] =>
  merge.differences(documentFields, versions)

/** The document after the choices, built on the newest version. */
export const merged = (versions: merge.Versions<DocumentValues>, choices?: Choices): DocumentValues =>
  merge.merged(documentFields, versions, choices)
