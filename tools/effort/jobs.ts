import { to } from '../../src/routes/to.ts'
import type { Job } from './job.ts'
import { answer, userWithLetter } from './jobs/answer.ts'
import { caseToClose, closeCase } from './jobs/closeCase.ts'
import { findDocument } from './jobs/findDocument.ts'
import { enterFuel, enterFuelOfList } from './jobs/fuel.ts'
import { inspect, planGroup } from './jobs/inspection.ts'
import { submitLeave } from './jobs/leave.ts'
import { registerAnother, registerByKeys, registerByMouse, registerFirst } from './jobs/registerLetter.ts'
import { rejectMessage } from './jobs/rejectMessage.ts'
import { reportToFile } from './jobs/report.ts'
import { resolve } from './jobs/resolve.ts'
import { signAndSend, toBeSigned } from './jobs/signAndSend.ts'
import { withdraw, withdrawnApplication } from './jobs/withdraw.ts'

const at = to.documentsFlow

export const jobs: readonly Job[] = [
  {
    name: 'register an incoming letter of a new sender, two files',
    by: 'mouse',
    as: 'mpetrova',
    at: () => at.documents(),
    before: { clicks: 23, keys: 1, characters: 123 },
    goal: { clicks: 12, keys: 1, characters: 100 },
    prepare: registerAnother,
    steps: registerByMouse,
  },
  {
    name: 'the same as the first letter of the day',
    by: 'mouse',
    as: 'mpetrova',
    at: () => at.documents(),
    before: { clicks: 15, keys: 1, characters: 90 },
    goal: { clicks: 12, keys: 1, characters: 90 },
    steps: registerFirst,
  },
  {
    name: 'the same by keys',
    by: 'keys',
    as: 'mpetrova',
    at: () => at.documents(),
    before: { keys: 54, characters: 136 },
    // One key more than when the department of the last document was preset.
    goal: { keys: 29, characters: 100 },
    prepare: registerAnother,
    steps: registerByKeys,
  },
  {
    name: 'find a document of last week by part of its sender',
    by: 'mouse',
    as: 'mpetrova',
    at: () => at.documents(),
    before: { clicks: 6, characters: 18 },
    goal: { clicks: 2, characters: 8 },
    steps: findDocument,
  },
  {
    name: 'resolution to two experts with terms, from the list of what waits',
    by: 'mouse',
    as: 'dradeva',
    at: () => at.manage(),
    before: { clicks: 10 },
    goal: { clicks: 6 },
    steps: resolve,
  },
  {
    name: 'answer a letter: attached, sent to be signed, its task completed',
    by: 'mouse',
    get as() {
      return userWithLetter()
    },
    at: () => at.documents(),
    before: { clicks: 23, characters: 20 },
    goal: { clicks: 10, characters: 20 },
    steps: answer,
  },
  {
    name: 'sign, register, send electronically',
    by: 'mouse',
    as: 'administrator',
    at: toBeSigned,
    before: { clicks: 6 },
    goal: { clicks: 3 },
    steps: signAndSend,
  },
  {
    name: 'close the case',
    by: 'mouse',
    as: 'administrator',
    at: caseToClose,
    before: { clicks: 3 },
    goal: { clicks: 2 },
    steps: closeCase,
  },
  {
    name: 'withdrawn application, closed with the letter that withdraws it',
    by: 'mouse',
    as: 'mpetrova',
    at: withdrawnApplication,
    before: { clicks: 39, characters: 296 },
    goal: { clicks: 10 },
    steps: withdraw,
  },
  {
    name: 'reject a message',
    by: 'mouse',
    as: 'mpetrova',
    at: () => at.docExchange(),
    before: { clicks: 8, keys: 3, characters: 19 },
    goal: { clicks: 3, keys: 3, characters: 19 },
    steps: rejectMessage,
  },
  {
    name: 'leave, handed in',
    by: 'mouse',
    as: 'administrator',
    at: () => to.staff.leaveApplications.list(),
    before: { clicks: 8, characters: 21 },
    goal: { clicks: 6, characters: 20 },
    steps: submitLeave,
  },
  {
    name: 'fuel, by the row of the car',
    by: 'mouse',
    as: 'ua.manager',
    at: () => to.vehicles.list(),
    before: { clicks: 11, characters: 26 },
    goal: { clicks: 6, characters: 20 },
    steps: enterFuel,
  },
  {
    name: 'fuel, from the list of fuel',
    by: 'mouse',
    as: 'ua.manager',
    at: () => to.vehicles.list(),
    before: { clicks: 12, characters: 26 },
    goal: { clicks: 7, characters: 20 },
    steps: enterFuelOfList,
  },
  {
    name: 'inspection with a device of the register, begun',
    by: 'mouse',
    as: 'inspections.manager',
    at: () => to.inspections.list(),
    before: { clicks: 20, keys: 1, characters: 74 },
    goal: { clicks: 13, characters: 60 },
    steps: inspect,
  },
  {
    name: 'group inspection of a department, planned',
    by: 'mouse',
    as: 'inspections.manager',
    at: () => to.inspections.list(),
    before: { clicks: 14, characters: 62 },
    goal: { clicks: 12, characters: 62 },
    steps: planGroup,
  },
  {
    name: 'report and its file',
    by: 'mouse',
    as: 'administrator',
    at: () => to.businessAnalysis.root(),
    before: { clicks: 2 },
    goal: { clicks: 2 },
    steps: reportToFile,
  },
]
