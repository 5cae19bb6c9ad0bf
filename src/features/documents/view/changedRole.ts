import { documents } from '../../../contract/documents.ts'
import type { DocumentCorrespondent } from '../../../contract/shapes/correspondents.ts'
import type { Mutation } from '../../../screen-kit/saving/idempotentMutation.ts'
import { attempt } from '../../../transport/request.ts'

export const changedRole = (
  docGuid: string,
  correspondentId: number,
  roleId: number | null,
): Mutation<readonly DocumentCorrespondent[], null> => ({
  about: `role/${correspondentId}`,
  content: roleId,
  send: (idempotencyKey) =>
    attempt(
      documents.setDocumentCorrespondentRole,
      { query: { docGuid }, body: { correspondentId, roleId } },
      { idempotencyKey },
    ),
  readCurrent: () => attempt(documents.getDocumentCorrespondents, { query: { docGuid } }, { quiet: true }),
  find: (now) =>
    now.some((one) => one.correspondent.id === correspondentId && (one.roleId ?? null) === roleId)
      ? { reply: null }
      : null,
  isRepeatable: true,
})
