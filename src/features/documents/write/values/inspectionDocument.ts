import { CorrespondentRole } from '../../../../contract/correspondentRoles.ts'
import type { InspectionPaper } from '../../../../contract/inspectionKinds.ts'
import type { DocumentTypeOption } from '../../../../contract/metadata.ts'
import type { Inspection } from '../../../../contract/shapes/inspections.ts'
import { subjectOfPaper, typeOfPaper } from '../../../../rules/inspections/inspectionPapers.ts'
import { blankDocument, type ChosenCaseFile, type DocumentValues } from './documentValues.ts'
import { type LastInput, withPreset } from './lastInput.ts'

type Writing = { types: readonly DocumentTypeOption[]; personId: number | null; last: LastInput }

const caseFileOf = ({ caseFiles }: Inspection): ChosenCaseFile | null => {
  const [linked] = caseFiles
  return linked ? { ...linked, rootDocumentGuid: linked.rootDocumentGuid ?? '' } : null
}

/**
 * Returns the initial values of the document that is made from a paper of an inspection: in the case file of the
 * inspection, for its department, with the inspected person as correspondent.
 */
export const inspectionDocument = (
  inspection: Inspection,
  paper: InspectionPaper,
  { types, personId, last }: Writing,
): DocumentValues => {
  const { inspectedPerson: person, inspectedPersonIdentifier: identifier, protocol, department, team } = inspection
  const { documentDirectionId, ...type } = typeOfPaper(paper, types)
  const writer = protocol?.author ?? team[0]
  // An administrator who was not at the inspection is not the author of its papers.
  const authorId = team.some(({ id }) => id === personId) ? personId : (writer?.id ?? null)
  const signedByPersonId = paper === 'protocol' ? (writer?.id ?? null) : authorId
  const begun: DocumentValues = {
    ...blankDocument(documentDirectionId),
    subjectDescription: subjectOfPaper(paper, inspection),
    caseFile: caseFileOf(inspection),
    correspondents: person
      ? [{ ...person, isLegalEntity: identifier !== '', identifier, roleId: CorrespondentRole.INSPECTED }]
      : [],
    addressedToDepartmentId: department?.id ?? null,
    preparedByPersonId: authorId,
  }
  return withPreset(begun, { ...type, signedByPersonId }, last)
}
