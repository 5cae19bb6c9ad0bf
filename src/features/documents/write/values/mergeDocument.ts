import * as merge from '../../../../screen-kit/saving/fieldMerge.ts'
import type { DocumentField, DocumentValues } from './documentValues.ts'
import { documentFields } from './shownFields.ts'

export type Choices = merge.Choices<DocumentField>

export const changedFields = (a: DocumentValues, b: DocumentValues): DocumentField[] =>
  merge.changedFields(documentFields, a, b)

export const differences = (versions: merge.Versions<DocumentValues>): merge.Difference<DocumentField>[] =>
  merge.differences(documentFields, versions)

export const mergedDocument = (versions: merge.Versions<DocumentValues>, choices?: Choices): DocumentValues =>
  merge.mergeVersions(documentFields, versions, choices)
