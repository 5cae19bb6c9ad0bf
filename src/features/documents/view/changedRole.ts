import { documents } from '../../../contract/documents.ts'
import type { DocumentCorrespondent } from '../../../contract/shapes/correspondents.ts'
import type { Mutation } from '../../../screen-kit/saving/idempotentMutation.ts'
import { attempt } from '../../../transport/request.ts'

export const changedRole = (
  docGuid: string,
  linkId: number,
  roleId: number | null,
): Mutation<readonly DocumentCorrespondent[], null> => ({
  about: `role/${linkId}`,
  content: roleId,
  send: (idempotencyKey) =>
    attempt(
      documents.setDocumentCorrespondentRole,
      { query: { correspondentId: linkId }, body: { roleId } },
      { idempotencyKey },
    ),
  readCurrent: () => attempt(documents.getDocumentCorrespondents, { query: { docGuid } }, { quiet: true }),
  find: (now) => (now.some((one) => one.id === linkId && (one.roleId ?? null) === roleId) ? { reply: null } : null),
  isRepeatable: true,
})
