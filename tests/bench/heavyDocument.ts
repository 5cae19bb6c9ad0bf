import type { Page } from 'playwright'
import { documents } from '../../src/contract/documents.ts'
import type { Reply } from '../../src/contract/endpoint.ts'
import { orgStructure } from '../../src/contract/orgStructure.ts'
import { tasks } from '../../src/contract/tasks.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { canOpenWork } from '../../src/rules/tasks/workAccess.ts'
import { requestInPage } from '../journeys/requestInPage.ts'
import { incomingLetter } from '../support/plainDocument.ts'
import { documentsPath } from './app.ts'

/** The number of files, tasks and case tree nodes of the large test document. */
export type Weight = { files: number; tasks: number; nodes: number }
export const heavy: Weight = { files: 30, tasks: 40, nodes: 200 }
export const light: Weight = { files: 1, tasks: 1, nodes: 4 }

const memo = {
  ...incomingLetter,
  documentDirectionId: 2,
  documentTypeId: 45,
  receivedViaId: null,
  externalRefNumber: '',
  externalRefDate: null,
  correspondentIds: [],
}

type DocumentParents = { caseFileGuid: string | null; parentDocumentGuid: string | null }
export const createDocument = async (
  page: Page,
  subjectDescription: string,
  place: DocumentParents,
): Promise<string> => {
  const body = { ...memo, ...place, subjectDescription }
  return (await requestInPage<{ guid: string }>(page, documents.createDocument, { body })).guid
}

const assignee = (personId: number, day: string) => ({
  id: 0,
  assigneePosition: null,
  assigneePerson: { id: personId, fullName: '' },
  instruction: `Да се провери и да се докладва (${personId}).`,
  deadline: { startDate: day, endDate: null, deadlineUnitOfMeasure: { id: 2 }, quantity: 1 + (personId % 9) },
  completedByPerson: null,
  taskResultType: null,
  resultComment: '',
  dateCompleted: null,
})

const uploadFiles = (page: Page, docGuid: string, count: number): Promise<void> =>
  page.evaluate(
    async ([to, guid, files]) => {
      const token = decodeURIComponent(/shreder-token=([^;]+)/.exec(document.cookie)?.[1] ?? '')
      for (let index = 1; index <= files; index += 1) {
        const body = new FormData()
        body.append('file', new File([`%PDF-1.4 ${index}`], `Приложение ${index}.pdf`, { type: 'application/pdf' }))
        const reply = await fetch(`/shreder${to}?documentGuid=${guid}&description=`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body,
        })
        if (!reply.ok) throw new Error(`${to}: ${reply.status} ${await reply.text()}`)
      }
    },
    [documents.uploadFile.path, docGuid, count] as const,
  )

export type MadeDocument = { guid: string; subject: string }

/**
 * Creates and registers a memo as the logged-in user, with files, tasks of two assignees each, and a case file with
 * many nodes. Uses the ordinary requests of the product.
 */
export const makeDocument = async (
  page: Page,
  subject: string,
  { files, tasks: taskCount, nodes }: Weight,
): Promise<MadeDocument> => {
  const guid = await createDocument(page, subject, { caseFileGuid: null, parentDocumentGuid: null })
  const { caseFileGuid, dateRegistered } = await requestInPage<{ caseFileGuid: string; dateRegistered: string }>(
    page,
    documents.registerDocument,
    { query: { docGuid: guid } },
  )
  await uploadFiles(page, guid, files)
  const people = await requestInPage<Reply<typeof orgStructure.getPersonsAndPositions>>(
    page,
    orgStructure.getPersonsAndPositions,
    {},
  )
  const staff = people.filter(({ roles }) => canOpenWork('documents', roles)).map(({ personId }) => personId)
  for (let index = 0; index < taskCount; index += 1)
    await requestInPage(page, tasks.createTask, {
      body: {
        id: 0,
        docGuid: guid,
        taskType: { id: 1, name: '' },
        taskPriority: { id: 1 + (index % 3), name: '' },
        description: `Задача ${index + 1} по преписката`,
        taskAssignees: [0, 1].map((place) =>
          assignee(staff[(index + place) % staff.length] ?? 0, civilDateOf(dateRegistered)),
        ),
        parentTaskGuid: null,
        continueAfterParentTaskConjunctionType: null,
        continueAfterParentTaskResultType: null,
        controller: null,
        needsDocument: false,
      },
    })
  // Adds documents until the tree of the case file has `nodes` nodes. The case file, the root document and the tasks
  // are nodes too. Each document gets up to five children.
  const children: string[] = [guid]
  const added = nodes - taskCount - 2
  for (let index = 0; index < added; index += 1) {
    const child = await createDocument(page, `Приложение ${index + 1}`, {
      caseFileGuid,
      parentDocumentGuid: children[Math.floor(index / 5)] ?? guid,
    })
    // These documents are registered, because only a registered document can have children.
    if (index < added / 5) await requestInPage(page, documents.registerDocument, { query: { docGuid: child } })
    children.push(child)
  }
  return { guid, subject }
}

export const leadTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
export const pathOf = ({ guid }: MadeDocument): string => `${documentsPath}/${guid}`
