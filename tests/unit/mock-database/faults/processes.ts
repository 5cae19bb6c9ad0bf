import type { LeaveApplicationRow } from '../../../../mocks/staff/staffTableRows.ts'
import { change, changeAll, type Faults } from './seedFault.ts'

export const faultsOfProcesses: Faults = {
  'whether about one instance of eight that stands in a process is late': changeAll(
    'leaveApplications',
    (): Pick<LeaveApplicationRow, 'step' | 'history'> => ({
      step: 'agreement',
      history: [
        {
          move: 'submit',
          step: 'agreement',
          at: '2026-02-02T08:00:00.000Z',
          personName: '',
          insteadOf: '',
          comment: '',
        },
      ],
    }),
  ),
  'whose move of a leave, trip or report is not signed by first and last name, as moves of today are': change(
    'leaveApplications',
    ({ history }) => ({ history: history.map((one) => ({ ...one, personName: 'Никой Никойов Никой' })) }),
    ({ history }) => history.length > 0,
  ),
  'which court sits where there is none': change(
    'correspondents',
    () => ({ entityName: 'Административен съд – Айтос' }),
    ({ entityName }) => entityName !== null,
  ),
  'what is „в“ or „с“ before a sound that asks for „във“ or „със“': change('documents', () => ({
    subject: 'Заявление за вписване на тип водомер, одобрен в Франция',
  })),
}
