import * as v from 'valibot'
import { caseFiles } from '../../../contract/caseFiles.ts'
import { ListView } from '../../../contract/enumerations.ts'
import { groupedInspections, inspections } from '../../../contract/inspections.ts'
import { Guid } from '../../../contract/shapes/base.ts'
import type { Inspection } from '../../../contract/shapes/inspections.ts'
import { soughtNumber } from '../../../rules/identifiers/registrationNumber.ts'
import type { Mutation } from '../../../screen-kit/saving/idempotentMutation.ts'
import type { RequestPage } from '../../../screen-kit/search/useSearchPicker.ts'
import { attempt, type Options, request } from '../../../transport/request.ts'

export type LinkedInspection = { kind: 'inspection' | 'groupedInspection'; guid: string }
export type FoundCaseFile = { guid: string; number: string; subject: string }

const bodyOfNumber = (text: string) => {
  const { number, ...days } = soughtNumber(text)
  return { Number: number, ...days }
}

export const findCaseFiles: RequestPage<FoundCaseFile> = async (text, { skip, take }, signal) => {
  const body = v.is(Guid, text) ? { Guid: text } : bodyOfNumber(text)
  const query = { skip, take, indexType: ListView.Cases }
  const reply = await request(caseFiles.getAllCaseFiles, { query, body }, { signal })
  const found = reply?.items.map(({ guid, number, rootDocumentSubjectDescription: subject }) => ({
    guid,
    number,
    subject,
  }))
  return found ?? null
}

const send = (how: 'link' | 'unlink', caseFileGuid: string, { kind, guid }: LinkedInspection, options: Options) => {
  if (kind === 'inspection') {
    const call = how === 'link' ? caseFiles.linkToBimInspection : caseFiles.unLinkToBimInspection
    return attempt(call, { query: { caseFileGuid, inspectionGuid: guid } }, options)
  }
  const call = how === 'link' ? caseFiles.linkToBimGroupedInspection : caseFiles.unLinkToBimGroupedInspection
  return attempt(call, { query: { caseFileGuid, groupedInspectionGuid: guid } }, options)
}

export const linkChange = (
  how: 'link' | 'unlink',
  caseFileGuid: string,
  linked: LinkedInspection,
): Mutation<Pick<Inspection, 'caseFiles'>, null> => {
  const { kind, guid } = linked
  const record = kind === 'inspection' ? inspections.byGuid : groupedInspections.byGuid
  const holds = ({ caseFiles: own }: Pick<Inspection, 'caseFiles'>) => own.some((one) => one.guid === caseFileGuid)
  return {
    about: `${caseFileGuid}/${kind}/${guid}`,
    content: [how, caseFileGuid, kind, guid],
    send: (idempotencyKey) => send(how, caseFileGuid, linked, { idempotencyKey }),
    readCurrent: () => attempt(record, { query: { guid } }, { quiet: true }),
    find: (now) => (holds(now) === (how === 'link') ? { reply: null } : null),
  }
}
