import type { DeadlineUnit } from '../../src/contract/enumerations.ts'
import type { deadlineRules } from '../../src/contract/tasks.ts'
import { deadlineProblem, endOfDeadline } from '../../src/rules/deadlines.ts'
import { type Answers, later } from '../answer.ts'
import { refuse } from '../refused.ts'
import { calendarOf } from '../views/calendar.ts'
import type { World } from '../world.ts'

const screen = 'правила за срокове'

/** The end of a term by the world's own calendar; the rules' screens come with the settings. */
export const deadlineRulesAnswers = (world: World): Answers<typeof deadlineRules> => ({
  calcEndDateOfDeadline: ({ query }) => {
    const problem = deadlineProblem(query.startDate, query.quantity, query.measure)
    if (problem) return refuse(problem)
    const unit = query.measure as DeadlineUnit
    const { end, rawEnd } = endOfDeadline(query.startDate, query.quantity, unit, calendarOf(world))
    return { endDate: end, rawEndDate: rawEnd }
  },
  getDocumentDeadlineRules: later(screen),
  getDocumentDeadlineRuleById: later(screen),
  createDocumentDeadlineRule: later(screen),
  updateDocumentDeadlineRule: later(screen),
  deleteDocumentDeadlineRule: later(screen),
})
