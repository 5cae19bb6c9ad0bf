import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { DocumentStatus, SentVia } from '../../../src/contract/enumerations.ts'
import { docExchange, eDelivery } from '../../../src/contract/exchange.ts'
import { rootOf } from '../../../src/features/case-files/card/caseNodes.ts'
import { routeRefusal } from '../../../src/features/case-files/card/routeRefusal.ts'
import { linkRefusal } from '../../../src/features/case-files/links/linkRefusal.ts'
import { commentChange } from '../../../src/features/document-parts/comments/commentRights.ts'
import type { Obligation } from '../../../src/features/document-parts/partsState.ts'
import { channels, mayBeSent, ofChannel } from '../../../src/features/exchange/send/sendPlan.ts'
import { mayChangeAddressee } from '../../../src/rules/documents/addresseeRules.ts'
import {
  type DeliveryOutcome,
  mayRecordDelivery,
  mayRecordOutcome,
  maySendToAgain,
} from '../../../src/rules/documents/delivery.ts'
import { documentAction } from '../../../src/rules/documents/documentActions.ts'
import { factsOf } from '../../../src/rules/documents/documentFacts.ts'
import { type ObligationAction, obligationAction } from '../../../src/rules/documents/obligationRules.ts'
import { PaymentStatus } from '../../../src/rules/documents/obligationStatus.ts'
import { isWaitingToSend, maySendSo } from '../../../src/rules/exchange/sending.ts'
import { allOf, allowed, type Refusal, type RuleResult } from '../../../src/rules/ruleResult.ts'
import { payment } from '../document-parts/samples.ts'
import { type Actor, someOfEach } from './parityTable.ts'

const ruleResultOf = (refusal: Refusal | undefined): RuleResult => (refusal ? { allowed: false, refusal } : allowed)

const standing = async ({ read }: Actor, docGuid: string) => {
  const query = { docGuid }
  const document = await read(documents.getDocument, { query })
  const permissions = document && (await read(documents.getCurrentUserDocumentPermissions, { query }))
  if (!document || !permissions) return null
  const { whoCan, ...rights } = permissions
  return { document, permissions, facts: factsOf(document), rights, whoCan }
}

const crawlObligation = async ({ compare }: Actor, ofDocument: RuleResult, one: Obligation): Promise<void> => {
  const { guid = '', statusId, payments } = one
  const of = (action: ObligationAction) => ({
    rule: 'obligationAction',
    action,
    state: `${statusId}`,
    ruleResult: allOf(ofDocument, obligationAction(action, one)),
  })
  const edit = (given: Partial<Obligation>) =>
    [documentParts.editDocumentObligation, { body: { ...one, ...given } }] as const
  await compare(of('edit'), ...edit({ note: 'Опит' }))
  await compare(of('cancel'), ...edit({ statusId: PaymentStatus.CANCELLED, cancelReason: 'Двойно въведено' }))
  await compare(of('refund'), ...edit({ statusId: PaymentStatus.REFUNDED }))
  // Only a cancelled or refunded obligation is reopened: for an unpaid one, „върни като дължимо“ would be an ordinary
  // edit.
  if (statusId === PaymentStatus.CANCELLED || statusId === PaymentStatus.REFUNDED)
    await compare(of('reopen'), ...edit({ statusId: PaymentStatus.UNPAID }))
  await compare(of('delete'), documentParts.deleteDocumentObligation, { query: { guid } })
  await compare(of('pay'), documentParts.createObligationPayment, {
    query: { obligationGuid: guid },
    body: { ...payment(), guid: undefined },
  })
  const [paid] = payments
  if (paid) {
    await compare(of('changePayment'), documentParts.editObligationPayment, { body: { ...paid, note: 'Опит' } })
    await compare(of('changePayment'), documentParts.deleteObligationPayment, { query: { guid: paid.guid ?? '' } })
  }
}

export const crawlObligations = async (actor: Actor, db: MockDatabase): Promise<void> => {
  for (const { documentGuid: docGuid } of someOfEach(
    db.obligations.all(),
    ({ isCancelled, isRefunded, guid }) =>
      `${isCancelled} ${isRefunded} ${db.payments.by('obligationGuid', guid).length}`,
  )) {
    const known = await standing(actor, docGuid)
    if (!known) continue
    const ruleResult = documentAction('obligations', known.facts, known.rights, known.whoCan)
    const all = (await actor.read(documentParts.getDocumentObligations, { query: { docGuid } })) ?? []
    for (const one of all) await crawlObligation(actor, ruleResult, one)
  }
}

export const crawlComments = async (actor: Actor, db: MockDatabase): Promise<void> => {
  for (const { documentGuid: docGuid } of someOfEach(
    db.comments.all(),
    ({ personId, dateCreated }) => `${personId} ${dateCreated.slice(0, 10) === '2026-11-20'}`,
  )) {
    const all = (await actor.read(documentParts.getDocumentComments, { query: { docGuid } })) ?? []
    for (const one of all) {
      const { isOffered, refusal } = commentChange(one, actor.personId)
      const ruleResult = isOffered
        ? ruleResultOf(refusal)
        : ruleResultOf({ title: 'Коментарът е на друг служител.', because: '' })
      const parityCase = { rule: 'mayChangeComment', state: one.canEdit ? 'open' : 'settled', ruleResult }
      await actor.compare({ ...parityCase, action: 'edit' }, documentParts.editDocumentComment, {
        body: { ...one, content: 'Опит', mentionedPersonIds: [], onlyMyDepartment: false },
      })
      await actor.compare({ ...parityCase, action: 'delete' }, documentParts.deleteDocumentComment, {
        query: { id: one.id },
      })
    }
  }
}

const recordOf = (outcome: DeliveryOutcome) => ({
  ...{ outcome, on: '2026-11-20', servedTo: 'Иван Петров', reasonId: 1, note: '', receiptGuid: null },
})

export const crawlAddressees = async (actor: Actor, db: MockDatabase): Promise<void> => {
  for (const { documentGuid: docGuid } of someOfEach(
    db.addressees.all(),
    ({ sentViaId, dateSent, documentGuid }) =>
      `${sentViaId} ${dateSent === null} ${db.documents.get(documentGuid)?.statusId}`,
  )) {
    const known = await standing(actor, docGuid)
    if (!known) continue
    const { document, facts, rights, whoCan } = known
    const query = { docGuid }
    const addressees = (await actor.read(documentParts.getDocumentAddressees, { query })) ?? []
    const state = `${document.documentStatusName}`
    for (const one of addressees) {
      const body = { ...one, address: one.address || 'office@example.bg', sentViaId: one.sentViaId ?? 1 }
      const of = (action: 'editAddressee' | 'removeAddressee') => ({
        rule: 'mayChangeAddressee',
        action,
        state: `${state}, ${one.sentAt === null ? 'waits' : 'sent'}`,
        ruleResult: allOf(documentAction(action, facts, rights, whoCan), mayChangeAddressee(one)),
      })
      await actor.compare(of('editAddressee'), documentParts.editDocumentAddressee, { body })
      await actor.compare(of('removeAddressee'), documentParts.deleteDocumentAddressee, {
        query: { addresseeId: one.id },
      })
      const isCompleted = document.documentStatusId === DocumentStatus.COMPLETED
      for (const outcome of ['served', 'returned'] as const)
        await actor.compare(
          {
            rule: outcome === 'served' ? 'mayRecordDelivery' : 'mayRecordOutcome',
            action: 'recordDelivery',
            state: `${state}, ${outcome}`,
            ruleResult: allOf(
              documentAction('recordDelivery', facts, rights, whoCan),
              mayRecordDelivery(one),
              mayRecordOutcome(outcome, isCompleted),
            ),
          },
          documentParts.recordDelivery,
          { query: { addresseeId: one.id }, body: recordOf(outcome) },
        )
      await actor.compare(
        {
          rule: 'maySendToAgain',
          action: 'sendAgain',
          state: `${state}, ${one.deliveryStatusId}`,
          ruleResult: allOf(documentAction('sendAgain', facts, rights, whoCan), maySendToAgain(one)),
        },
        documentParts.sendToAddresseeAgain,
        {
          query: { addresseeId: one.id },
          body: { sentViaId: SentVia.COUNTER, address: '', attentionTo: '', sentOn: '2026-11-20' },
        },
      )
    }
    const files = (await actor.read(documents.getDocumentAttachedFiles, { query })) ?? []
    const sending = { document, permissions: known.permissions, files, addressees }
    for (const channel of channels) {
      const own = ofChannel(addressees, channel)
      if (own.length === 0) continue
      const going = own.filter(isWaitingToSend).map(({ id }) => id)
      const parityCase = {
        rule: 'maySend',
        action: channel.short,
        state,
        ruleResult: allOf(mayBeSent(sending), maySendSo({ addressees: going.length, files: files.length })),
      }
      if (channel.id === SentVia.EDELIVERY) await actor.compare(parityCase, eDelivery.sendEDeliveryMessage, { query })
      else
        await actor.compare(parityCase, docExchange.sendExchangeMessage, {
          body: { docGuid, addresseeIds: going, fileGuids: files.map(({ guid }) => guid) },
        })
    }
  }
}

export const crawlCaseFiles = async (actor: Actor, db: MockDatabase): Promise<void> => {
  const [inspection] = db.inspections.all()
  const roots = someOfEach(
    db.caseFiles.all(),
    ({ rootDocumentGuid, scope }) => `${scope} ${db.documents.get(rootDocumentGuid)?.statusId}`,
  )
  for (const { guid: caseGuid, rootDocumentGuid } of roots) {
    const tree = await actor.read(caseFiles.getCaseFileTree, {
      query: { caseGuid, includeDocuments: true, includeTasks: false },
    })
    const known = await standing(actor, rootDocumentGuid)
    const root = tree && rootOf(tree)
    if (!root || !known) continue
    const state = known.document.documentStatusName
    await actor.compare(
      { rule: 'mayChangeLinks', action: 'link', state, ruleResult: ruleResultOf(linkRefusal(root, known.permissions)) },
      caseFiles.linkToBimInspection,
      { query: { caseFileGuid: caseGuid, inspectionGuid: inspection?.guid ?? '' } },
    )
    const process = await actor.read(caseFiles.getCaseFileProcessInstanceInfo, { query: { caseFileGuid: caseGuid } })
    const routes = (await actor.read(caseFiles.getPossibleRoutes, { query: { caseFileGuid: caseGuid } })) ?? []
    const route = routes[0]
    const refusal = routeRefusal(root, known.permissions, (process?.current ?? null) !== null)
    if (!route && !refusal) continue
    await actor.compare(
      { rule: 'mayRoute', action: 'route', state, ruleResult: ruleResultOf(refusal) },
      caseFiles.manualyRouteCaseFile,
      {
        query: { caseFileGuid: caseGuid, newStepId: route?.stepId ?? 0 },
        body: [
          ...(route?.dataItems ?? []).map(({ name, kind }) => ({ name, value: kind === 'date' ? '2026-12-18' : '1' })),
          { name: 'comment', value: 'Опит' },
        ],
      },
    )
  }
}
