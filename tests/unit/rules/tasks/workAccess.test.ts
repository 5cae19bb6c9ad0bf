import { expect, test } from 'vitest'
import { type Role, roles } from '../../../../src/contract/roles.ts'
import { routeAt } from '../../../../src/modules/match.ts'
import { permittedRoutes } from '../../../../src/modules/permittedRoutes.ts'
import { to } from '../../../../src/routes/to.ts'
import { doerProblem, performerProblem } from '../../../../src/rules/tasks/performers.ts'
import { mayHandOver } from '../../../../src/rules/tasks/taskActions.ts'
import { canOpenWork, type Work, workAccessProblem } from '../../../../src/rules/tasks/workAccess.ts'

const guid = '00000000-0000-4000-8000-000000000001'
const screensOf: Record<Work, readonly string[]> = {
  documents: [to.documentsFlow.task(guid), to.administrativeServices.task(guid)],
  inspections: [to.inspections.one(guid)],
  leave: [to.staff.leaveApplications.one(1)],
  trip: [to.staff.businessTrips.one(1)],
  expense: [to.staff.expenseReports.one(1)],
}

test.each(Object.entries(screensOf) as [Work, readonly string[]][])(
  'a user with the role can be assigned work of %s if the route table opens its screen',
  (work, screens) => {
    const opens = (role: Role) => screens.some((screen) => routeAt(screen, permittedRoutes([role])) !== undefined)
    for (const role of roles) expect([role, canOpenWork(work, [role])]).toEqual([role, opens(role)])
  },
)

test('a user without permissions and an unknown key open nothing; the case of a key does not matter', () => {
  expect(canOpenWork('documents', [])).toBe(false)
  expect(canOpenWork('documents', ['SOMETHING_ELSE'])).toBe(false)
  expect(canOpenWork('documents', [' documents_flow '])).toBe(true)
})

test('without the roles of other users no refusal is given', () => {
  expect(canOpenWork('documents', undefined)).toBe(true)
  expect(workAccessProblem('inspections', 'Борис Цонев', null)).toBeNull()
})

test('an assignee who cannot open the task is refused with a helpful message, as a user and as a position holder', () => {
  const because =
    'Борис Цонев няма достъп до модула. Изберете друг служител или поискайте администратор да му даде роля „Документооборот“ или „Административни услуги“.'
  const access = { name: 'Борис Цонев', roles: ['RSI_MANAGER'] }
  const person = { name: 'Борис Цонев', personId: 7, positionId: null, holderIds: [], access }
  expect(performerProblem(person, [])).toBe(because)
  expect(doerProblem({ name: 'Експерт', personId: null, positionId: 3, holderIds: [7], access })).toBe(because)
  expect(performerProblem({ ...person, access: undefined }, [])).toBeNull()
  const handOver = mayHandOver({ id: 1 }, { id: 7, name: 'Борис Цонев', isActive: true, roles: ['RSI_MANAGER'] })
  expect(handOver).toMatchObject({ allowed: false, refusal: { because } })
})
