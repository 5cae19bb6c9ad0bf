import { caseFiles } from '../../../contract/caseFiles.ts'
import type { CaseFileNode, LinkKind } from '../../../contract/shapes/caseFiles.ts'
import type { Mutation } from '../../../screen-kit/saving/idempotentMutation.ts'
import { attempt, type Options, type Outcome } from '../../../transport/request.ts'
import type { Linkable } from './linkable.ts'

export type LinkTarget = Pick<Linkable, 'kind' | 'guid'>
type Send = (caseFileGuid: string, guid: string, options: Options) => Promise<Outcome<null>>
type Calls = { link: Send; unlink: Send }

const calls: Readonly<Record<LinkKind, Calls>> = {
  inspection: {
    link: (caseFileGuid, inspectionGuid, options) =>
      attempt(caseFiles.linkToBimInspection, { query: { caseFileGuid, inspectionGuid } }, options),
    unlink: (caseFileGuid, inspectionGuid, options) =>
      attempt(caseFiles.unLinkToBimInspection, { query: { caseFileGuid, inspectionGuid } }, options),
  },
  groupedInspection: {
    link: (caseFileGuid, groupedInspectionGuid, options) =>
      attempt(caseFiles.linkToBimGroupedInspection, { query: { caseFileGuid, groupedInspectionGuid } }, options),
    unlink: (caseFileGuid, groupedInspectionGuid, options) =>
      attempt(caseFiles.unLinkToBimGroupedInspection, { query: { caseFileGuid, groupedInspectionGuid } }, options),
  },
  measuringDevice: {
    link: (caseFileGuid, measuringDeviceGuid, options) =>
      attempt(caseFiles.linkToBimMeasuringDevice, { query: { caseFileGuid, measuringDeviceGuid } }, options),
    unlink: (caseFileGuid, measuringDeviceGuid, options) =>
      attempt(caseFiles.unLinkToBimMeasuringDevice, { query: { caseFileGuid, measuringDeviceGuid } }, options),
  },
  foreignDevice: {
    link: (caseFileGuid, foreignDeviceGuid, options) =>
      attempt(caseFiles.linkToBimForeignDevice, { query: { caseFileGuid, foreignDeviceGuid } }, options),
    unlink: (caseFileGuid, foreignDeviceGuid, options) =>
      attempt(caseFiles.unLinkToBimForeignDevice, { query: { caseFileGuid, foreignDeviceGuid } }, options),
  },
  caseFile: {
    link: (caseFileGuid, otherCaseFileGuid, options) =>
      attempt(caseFiles.linkToCaseFile, { query: { caseFileGuid, otherCaseFileGuid } }, options),
    unlink: (caseFileGuid, otherCaseFileGuid, options) =>
      attempt(caseFiles.unLinkToCaseFile, { query: { caseFileGuid, otherCaseFileGuid } }, options),
  },
}

const isLinkedIn = (tree: CaseFileNode, { kind, guid }: LinkTarget): boolean =>
  tree.children.some((node) => node.linkKind === kind && node.guid === guid)

const requestLinks = (caseGuid: string) =>
  attempt(
    caseFiles.getCaseFileTree,
    { query: { caseGuid, includeDocuments: false, includeTasks: false } },
    { quiet: true },
  )

export const linkChange = (
  how: 'link' | 'unlink',
  caseFileGuid: string,
  wanted: LinkTarget,
): Mutation<CaseFileNode, null> => ({
  about: `${caseFileGuid}/${wanted.kind}/${wanted.guid}`,
  content: [how, caseFileGuid, wanted.kind, wanted.guid],
  send: (idempotencyKey) => calls[wanted.kind][how](caseFileGuid, wanted.guid, { idempotencyKey }),
  readCurrent: () => requestLinks(caseFileGuid),
  find: (tree) => (isLinkedIn(tree, wanted) === (how === 'link') ? { reply: null } : null),
})
