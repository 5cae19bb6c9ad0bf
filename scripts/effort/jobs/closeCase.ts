import { Direction, DocumentStatus, Scope } from '../../../src/contract/enumerations.ts'
import { to } from '../../../src/routes/to.ts'
import { seededWorld } from '../../../tests/support/seededWorld.ts'
import type { Hand } from '../hand.ts'

/** The first letter of a case in which all tasks are done, so that it may be closed. */
export const caseToClose = (): string => {
  const world = seededWorld()
  const isWorkedOut = (guid: string) => {
    const tasks = world.tasks.by('documentGuid', guid)
    return tasks.length > 0 && tasks.every(({ dateCompleted }) => dateCompleted !== null)
  }
  const letter = world.documents
    .by('statusId', DocumentStatus.IN_PROGRESS)
    .find((one) => one.scope === Scope.DMS && one.directionId === Direction.INCOMING && isWorkedOut(one.guid))
  if (!letter) throw new Error('The seeded world has no case in which all tasks are done')
  return to.documentsFlow.document(letter.guid)
}

/** Closes the case from the page of its first letter. */
export const closeCase = async ({ page, press }: Hand) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
  await press(button('Приключи'))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Приключи', exact: true }))
  await page.locator('.page-above').getByText('Приключен').waitFor()
}
