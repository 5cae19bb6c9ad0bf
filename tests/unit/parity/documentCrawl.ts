import { lettersTo } from '../../../mocks/documents/documentFacts.ts'
import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { CorrespondentRole } from '../../../src/contract/correspondentRoles.ts'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { Direction, DocumentStatus, documentStatusLabels } from '../../../src/contract/enumerations.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { bodyOf } from '../../../src/features/documents/write/values/documentBody.ts'
import { valuesOf } from '../../../src/features/documents/write/values/documentValues.ts'
import { type DocumentAction, documentActions } from '../../../src/rules/documents/documentActions.ts'
import { factsOf } from '../../../src/rules/documents/documentFacts.ts'
import { canSetStatus } from '../../../src/rules/documents/documentTransitions.ts'
import { resolutionTypeOf } from '../../../src/rules/documents/resolution.ts'
import { addressee, comment, obligation } from '../document-parts/samples.ts'
import { assignee, taskOn } from '../mocks/givenTask.ts'
import { type Actor, paperForm, someOfEach } from './parityTable.ts'

export const someDocuments = (db: MockDatabase) =>
  someOfEach(db.documents.all(), ({ scope, statusId, directionId }) => `${scope} ${statusId} ${directionId}`)

const given = { reason: 'Основание, което е достатъчно дълго за всяка смяна на статус.', until: '2026-12-18' }

const standingOf = async ({ read }: Actor, docGuid: string) => {
  const query = { docGuid }
  const [document, permissions] = [
    await read(documents.getDocument, { query }),
    await read(documents.getCurrentUserDocumentPermissions, { query }),
  ]
  if (!document || !permissions) return null
  const { whoCan, ...rights } = permissions
  const facts = factsOf(document)
  return { document, facts, rights, whoCan, actions: documentActions(facts, rights, whoCan) }
}
type Standing = NonNullable<Awaited<ReturnType<typeof standingOf>>>

const stateOf = ({ document: { scope, documentStatusName, documentDirectionId } }: Standing): string =>
  `${scope}/${documentStatusName}/${documentDirectionId}`

const crawlActions = async (actor: Actor, db: MockDatabase, standing: Standing): Promise<void> => {
  const { document, actions } = standing
  const { read, compare } = actor
  const docGuid = document.guid
  const query = { docGuid }
  const state = stateOf(standing)
  const of = (action: DocumentAction) => ({ rule: 'documentAction', action, state, ruleResult: actions[action] })
  const values = valuesOf(document)
  const scope = document.scope === 2 ? 2 : 1
  const body = {
    ...bodyOf(values, { scope, base: values, parentDocumentGuid: document.parentDocument?.guid ?? null }),
    guid: docGuid,
    changedGuid: document.changedGuid ?? '',
  }
  await compare(of('edit'), documents.editDocument, { body })
  await compare(of('register'), documents.registerDocument, { query })
  await compare(of('delete'), documents.deleteDocument, { query })
  await compare(of('prolong'), documents.prolongDeadline, {
    query,
    body: { until: '2028-12-15', reason: 'Чакаме становище от лабораторията.', basis: '' },
  })
  const otherCase = db.caseFiles.all().find(({ guid }) => guid !== document.caseFile?.guid)
  await compare(of('move'), caseFiles.moveToCaseFile, {
    query,
    body: { caseFileGuid: otherCase?.guid ?? null, reason: 'Заведен е в друга преписка.' },
  })
  const performers = [assignee(actor.personId, 'За изпълнение')]
  await compare(of('assign'), tasks.createTask, { body: taskOn(docGuid, { taskAssignees: performers }) })
  await compare(of('resolve'), documents.createDocument, {
    body: {
      ...body,
      guid: undefined,
      parentDocumentGuid: docGuid,
      preparedByPersonId: null,
      documentTypeId: resolutionTypeOf(scope),
      documentDirectionId: 2,
      subjectDescription: 'За изпълнение',
      tasks: [taskOn(docGuid, { taskAssignees: performers })],
    },
  })
  if (!standing.facts.isResolution)
    await compare(of('relate'), documents.createDocument, {
      body: { ...body, guid: undefined, preparedByPersonId: null, parentDocumentGuid: docGuid, caseFileGuid: null },
    })
  await compare(of('addFile'), documents.uploadFile, {
    query: { documentGuid: docGuid, description: '' },
    body: paperForm(),
  })
  await compare(of('addMainFile'), documents.uploadFile, {
    query: { documentGuid: docGuid, description: '' },
    body: paperForm('1'),
  })
  const [file] = (await read(documents.getDocumentAttachedFiles, { query })) ?? []
  if (file) {
    await compare(of('removeFile'), documents.removeAttachedFiles, {
      body: { fileGuids: [file.guid], reason: 'Прикачен е погрешно.' },
    })
  }
  await compare(of('comment'), documentParts.createDocumentComment, {
    body: { ...comment(), id: 0, docGuid, content: 'Опит' },
  })
  const [debtor] = db.correspondents.all()
  await compare(of('obligations'), documentParts.createDocumentObligation, {
    query,
    body: { ...obligation({ debtor: { id: debtor?.id ?? 0, name: '' } }), guid: undefined },
  })
  const own = (await read(documents.getDocumentCorrespondents, { query })) ?? []
  const stranger = db.correspondents.all().find(({ id }) => own.every(({ correspondent }) => correspondent.id !== id))
  const whole = stranger && (await read(documents.getCorrespondentById, { query: { id: stranger.id } }))
  if (whole) await compare(of('addCorrespondent'), documents.createDocumentCorrespondent, { query, body: whole })
  const [first] = own
  if (first && document.documentDirectionId !== Direction.INTERNAL)
    await compare(of('setCorrespondentRole'), documents.setDocumentCorrespondentRole, {
      query,
      body: { correspondentId: first.correspondent.id, roleId: CorrespondentRole.APPLICANT },
    })
  if (first)
    await compare(of('removeCorrespondent'), documents.deleteDocumentCorrespondent, {
      query: { correspondentId: first.id },
    })
  const there = (await read(documentParts.getDocumentAddressees, { query })) ?? []
  const target = db.departments
    .all()
    .find(({ id }) => there.every((one) => one.kind !== 'department' || one.targetId !== id))
  await compare(of('addAddressee'), documentParts.createDocumentAddressee, {
    query,
    body: { ...addressee({ kind: 'department', targetId: target?.id ?? 0, sentViaId: 1, address: '' }), id: 0 },
  })
}

const crawlStatuses = async (actor: Actor, db: MockDatabase, standing: Standing): Promise<void> => {
  const { document, facts, rights, whoCan } = standing
  const state = stateOf(standing)
  const row = db.documents.get(document.guid)
  const correspondentId = (row && lettersTo(db, row)[0]) ?? db.correspondents.all()[0]?.id
  const reasons = { ...given, ...(correspondentId !== undefined && { correspondentId }) }
  for (const status of Object.values(DocumentStatus))
    await actor.compare(
      {
        rule: 'canSetStatus',
        action: documentStatusLabels[status],
        state,
        ruleResult: canSetStatus(status, facts, rights, whoCan, reasons),
      },
      documents.setDocumentStatus,
      { query: { docGuid: document.guid, status }, body: { ...reasons, closeDocuments: [] } },
    )
}

export const crawlDocuments = async (actor: Actor, db: MockDatabase): Promise<void> => {
  for (const { guid } of someDocuments(db)) {
    const known = await standingOf(actor, guid)
    if (!known || !actor.isFirst(`${stateOf(known)} ${JSON.stringify(known.rights)}`)) continue
    await crawlActions(actor, db, known)
    await crawlStatuses(actor, db, known)
  }
}
