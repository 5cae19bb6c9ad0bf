import { beforeAll, expect, test } from 'vitest'
import { demoUsers } from '../../../fixtures/demoUsers.ts'
import { catalogue } from '../../../src/contract/catalogue.ts'
import { documents } from '../../../src/contract/documents.ts'
import { type Area, callName } from '../../../src/contract/endpoint.ts'
import { Direction, DocumentStatus } from '../../../src/contract/enumerations.ts'
import { documentActions } from '../../../src/rules/documents/documentActions.ts'
import { documentFacts } from '../../../src/rules/documents/documentFacts.ts'
import { allPermissions } from '../../../src/rules/documents/documentPermissions.ts'
import { allowed, refused } from '../../../src/rules/ruleResult.ts'
import { sourcesOf } from '../../architecture/sources.ts'
import { crawlDocuments } from './documentCrawl.ts'
import { crawlExchange } from './exchangeCrawl.ts'
import { crawlInspections } from './inspectionsCrawl.ts'
import { parityTable } from './parityTable.ts'
import { crawlAddressees, crawlCaseFiles, crawlComments, crawlObligations } from './partsCrawl.ts'
import { crawlRegisters } from './registersCrawl.ts'
import { crawlSettings } from './settingsCrawl.ts'
import { crawlStaff } from './staffCrawl.ts'
import { crawlStructure } from './structureCrawl.ts'
import { crawlHandingOver, crawlTasks } from './tasksCrawl.ts'
import { crawlVehicles } from './vehiclesCrawl.ts'

const crawls = [
  crawlDocuments,
  crawlObligations,
  crawlComments,
  crawlAddressees,
  crawlCaseFiles,
  crawlTasks,
  crawlHandingOver,
  crawlExchange,
  crawlStaff,
  crawlInspections,
  crawlRegisters,
  crawlVehicles,
  crawlStructure,
  crawlSettings,
]
const { db, pairs, calls, actorOf } = parityTable()

/** Rules that this test does not compare with an endpoint, each with the reason. */
const notCrawled: Readonly<Record<string, string>> = {
  canTransition: 'within canSetStatus and documentAction',
  canCloseWithRoot: 'the list of a case that is closed; documentWork.test.ts',
  mayFollow: 'within mayCompletePart',
  mayReadExecution: 'of the head of a department; mocks/execution.test.ts',
  mayForwardTo: 'beside canSetStatus, by the letters of the case; mocks/forwarding.test.ts',
  mayComplete: 'the button over the parts, of which each is asked by mayCompletePart',
  maySendSo: 'within maySend',
  mayShowKeptData: 'of a person and the numbers that are shown; mocks/keptData.test.ts',
  mayMerge: 'of two records; mocks/mergeCorrespondents.test.ts',
  mayWriteInspections: 'within the rules of an inspection',
  mayInBulk: 'the rules of the single documents, of which each is compared; bulk/bulkDocuments.test.ts',
  mayAnswerInBulk: 'the rules of the single tasks, of which each is compared; bulk/bulkTasks.test.ts',
  mayHandOver: 'beside mayHandOverWork, for the receiver; mocks/handOver.test.ts',
  mayGetTask: 'within what a task is given by; mocks/workAccess.test.ts',
  mayRegisterType: 'within mayEditType, and the files of the draft; mocks/devices.test.ts',
}
const withoutReason = ['mayLieIn']
const rulesWithoutPairs: Readonly<Record<string, string>> = {
  sendAgain: 'maySendToAgain',
  recordDelivery: 'mayRecordDelivery',
  read: 'no screen without it',
  downloadFile: 'whoever reads the document',
  markRead: 'whoever reads the document',
  multiple: 'the rule of register',
  setStatus: 'canSetStatus, of every status',
  forResolution: 'canSetStatus',
  forAgreement: 'canSetStatus',
  forSignature: 'canSetStatus',
  sign: 'canSetStatus',
  giveBack: 'canSetStatus',
  forward: 'canSetStatus',
  suspend: 'canSetStatus',
  resume: 'canSetStatus',
  complete: 'canSetStatus',
  annul: 'canSetStatus',
  revert: 'canSetStatus',
  send: 'maySend',
  editCorrespondent: 'the correspondent itself: mayChangeCorrespondent',
  editAddressee: 'mayChangeAddressee',
  removeAddressee: 'mayChangeAddressee',
  classify: 'a field of edit',
  access: 'the templates of rights are set by the administrator',
  registerAnew: 'annul and register; mocks/correctedRegistration.test.ts',
  printReceipt: 'printed by the page',
  printLabel: 'printed by the page',
}
const ordered = [
  'contactTypes',
  'paymentTypes',
  'receivedVias',
  'sentVias',
  'taskPriorities',
  'taskResultTypes',
  'taskTypes',
]
const links = ['ForeignDevice', 'GroupedInspection', 'MeasuringDevice']
/** Actions that no test compares, each with the reason. A new action must be compared in a test or added here. */
const notCompared: Readonly<Record<string, readonly string[]>> = {
  'needs no session': ['account.login'],
  'only the role decides; architecture/callers.test.ts': [
    ...[...ordered, 'addressTypes', 'correspondentGroups'].map((name) => `${name}.order`),
    'deadlines.recalculateTerms',
    'configuration.moveCaseFileOwnerRule',
    'configuration.saveDocumentType',
    'configuration.saveDocumentTypeClassifications',
    'configuration.savePermissionTemplate2s',
    'library.moveLibraryFolder',
    'library.setLibraryDocumentIsWithdrawn',
    'orgStructure.moveDepartment',
    'orgStructure.movePosition',
  ],
  'of the person alone': [
    'documents.notePersonalNumberShown',
    'documents.notePersonalDataShown',
    'following.setFollowedSeen',
    'notifications.setAllNotificationsSeen',
    'notifications.setNotificationNotSeen',
    'notifications.setNotificationSeen',
  ],
  'whoever reads the document; mocks/following.test.ts': ['following.followDocument', 'following.unfollowDocument'],
  'as caseFiles.linkToBimInspection, which is compared': [
    ...links.flatMap((name) => [`caseFiles.linkToBim${name}`, `caseFiles.unLinkToBim${name}`]),
    'caseFiles.unLinkToBimInspection',
    'caseFiles.linkToCaseFile',
    'caseFiles.unLinkToCaseFile',
  ],
  'leavingErrors; mocks/vehicles.test.ts': ['vehicles.leave'],
  'mayMerge; mocks/mergeCorrespondents.test.ts': ['documents.mergeCorrespondents'],
  'mayRegisterType; mocks/devices.test.ts': ['foreignDevices.register', 'measuringDevices.register'],
}
/** Actions for which the test meets only one result (always allowed or always refused), each with the reason. */
const oneSided: Readonly<Record<string, string>> = {
  'canSetStatus Чернова': 'nothing becomes a draft again',
  'mayDecideNewTerm decide': 'needs a request that waits; newTerm.test.ts',
  'canSetStatus За съгласуване': 'needs tasks that ask to agree; signing.test.ts',
}

beforeAll(async () => {
  for (const { userName } of demoUsers) {
    const actor = await actorOf(userName)
    for (const crawl of crawls) await crawl(actor, db)
  }
}, 120_000)

test('the screen and the mock backend agree on every action, state and role', () => {
  const wrong = pairs.filter(({ disagreement }) => disagreement !== '')
  expect(
    wrong.map(({ rule, action, state, who, disagreement }) => `${rule} ${action}, ${state}, ${who}: ${disagreement}`),
  ).toEqual([])
})

test('every action was allowed in one case and refused in another', () => {
  const resultsByRule = new Map<string, Set<boolean>>()
  for (const { rule, action, isAllowed } of pairs) {
    const key = `${rule} ${action}`
    resultsByRule.set(key, (resultsByRule.get(key) ?? new Set()).add(isAllowed))
  }
  const found = [...resultsByRule].filter(([, both]) => both.size < 2).map(([key]) => key)
  expect(found.toSorted()).toEqual(Object.keys(oneSided).toSorted())
})

test('every rule with a result was called, or is listed with a reason', () => {
  const inCode = sourcesOf('src/rules').flatMap(({ code }) =>
    [...code.matchAll(/export const ((?:may|can)\w+|\w+Action) = \((?:(?!export )[\s\S])*?\): RuleResult\b/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(inCode.length).toBeGreaterThan(40)
  const pairedRules = new Set(pairs.map(({ rule }) => rule))
  expect([...pairedRules, ...Object.keys(notCrawled)].toSorted()).toEqual([...inCode, ...withoutReason].toSorted())
  const actions = Object.keys(documentActions(documentFacts({ direction: Direction.INCOMING }), allPermissions))
  const pairedActions = new Set(pairs.flatMap(({ rule, action }) => (rule === 'documentAction' ? [action] : [])))
  expect([...pairedActions, ...Object.keys(rulesWithoutPairs)].toSorted()).toEqual(actions.toSorted())
})

test('every action of the contract was compared, or is listed with the reason why not', () => {
  const missing = Object.entries<Area>(catalogue).flatMap(([area, endpoints]) =>
    Object.entries(endpoints)
      .filter(([, endpoint]) => endpoint.kind === 'action' && !calls.has(callName(endpoint)))
      .map(([name]) => `${area}.${name}`),
  )
  const advice = 'Compare the new action with its rule in a walk of this folder, or name it in notCompared.'
  expect(missing.toSorted(), advice).toEqual(Object.values(notCompared).flat().toSorted())
})

test('a screen that differs from the mock backend is reported, whichever of the two is wrong', async () => {
  const actor = await actorOf('administrator')
  const guidOf = (isDraft: boolean) =>
    db.documents
      .all()
      .find(({ number, statusId }) =>
        isDraft ? number === null && statusId === DocumentStatus.DRAFT : number !== null,
      )?.guid ?? ''
  const before = pairs.length
  const parityCase = { rule: 'documentAction', action: 'delete', state: 'a fault put in' }
  await actor.compare({ ...parityCase, ruleResult: allowed }, documents.deleteDocument, {
    query: { docGuid: guidOf(false) },
  })
  const wrongly = refused('Изтрива се само от автора.', 'Не сте автор.')
  await actor.compare({ ...parityCase, ruleResult: wrongly }, documents.deleteDocument, {
    query: { docGuid: guidOf(true) },
  })
  const other = refused('Друга причина.', 'Защото така.')
  await actor.compare({ ...parityCase, ruleResult: other }, documents.deleteDocument, {
    query: { docGuid: guidOf(false) },
  })
  expect(pairs.splice(before).map(({ disagreement }) => disagreement)).toEqual([
    expect.stringMatching(/^the screen allows it; the mock backend: /),
    expect.stringMatching(/^the screen refuses it: Изтрива се само от автора\..*; the mock backend does it$/),
    expect.stringMatching(/^the screen: Друга причина\. Защото така\.; the mock backend: /),
  ])
  expect(db.documents.get(guidOf(true)), 'what was done is taken back').toBeDefined()
})
