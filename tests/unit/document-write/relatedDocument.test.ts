import { expect, test } from 'vitest'
import type { DocumentCorrespondent } from '../../../src/contract/shapes/correspondents.ts'
import { relatedDocument } from '../../../src/features/documents/write/relatedDocument.ts'
import { storedDocument } from './aDocument.ts'

const correspondent = (id: number, isApplicant: boolean): DocumentCorrespondent => ({
  id: id * 10,
  docGuid: '00000000-0000-4000-8000-000000000001',
  isApplicant,
  correspondent: {
    id,
    isLegalEntity: false,
    fullName: `Лице ${id}`,
    uniqueNumber: '',
    isActive: true,
    entityIdentifier: '',
    entityName: '',
    unifiedCitizenshipNumber: '',
    foreignerPersonalIdentifier: '',
    firstName: 'Лице',
    middleName: '',
    lastName: String(id),
    isForeign: false,
    hasNoIdentifier: false,
    legalForm: '',
    correspondentGroupId: null,
    preferredSentViaId: null,
    note: '',
    correspondentAddresses: [],
    correspondentContacts: [],
    representatives: [],
  },
})
const caseFile = {
  guid: '00000000-0000-4000-8000-0000000000c1',
  number: 'АУ-08-7',
  rootDocumentGuid: '00000000-0000-4000-8000-000000000001',
  documentsCount: 1,
  isClosed: false,
}

test('an answer goes out in the same case, to the applicant first, by who writes it', () => {
  const application = storedDocument({ caseFile, subjectDescription: 'Дубликат', documentNumber: 'АУ-08-7' })
  const answer = relatedDocument(application, [correspondent(1, false), correspondent(2, true)], 9)
  expect(answer).toMatchObject({
    documentDirectionId: 3,
    subjectDescription: 'Дубликат',
    caseFile: { guid: caseFile.guid, number: 'АУ-08-7' },
    preparedByPersonId: 9,
    documentTypeId: null,
  })
  expect(answer.correspondents.map(({ id }) => id)).toEqual([2, 1])
})

test('to what went out something comes back, for the department that wrote it', () => {
  const letter = storedDocument({ documentDirectionId: 3, caseFile, department: { id: 31, departmentName: 'Отдел' } })
  expect(relatedDocument(letter, [], 9)).toMatchObject({
    documentDirectionId: 1,
    addressedToDepartmentId: 31,
    preparedByPersonId: null,
  })
})
