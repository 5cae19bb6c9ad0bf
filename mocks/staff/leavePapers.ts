import { leavePaperNames } from '../../fixtures/staffMatters.ts'
import { formatDateYear } from '../../src/dates/civilDate.ts'
import { assertFound } from '../engine/assertions.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameAt } from '../people/peopleNames.ts'
import type { RecordFileRow } from '../record-files/recordFileRows.ts'
import { guidCarrying, numberOfGuid } from '../seed/guid.ts'
import { Purpose } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { staffOf } from './staffTables.ts'

export const leaveFileRows = (frame: Frame): RecordFileRow[] =>
  staffOf(frame).leaves.flatMap(({ id, kind, authorId, history }) => {
    const fileName = leavePaperNames[kind]
    const submitted = history[0]?.at
    if (fileName === undefined || !submitted) return []
    return [
      {
        guid: guidCarrying(frame.seed, Purpose.LEAVE_PAPER, id),
        owner: `leaveApplications/${id}`,
        fileName,
        size: 46_000 + (id % 50) * 211,
        description: '',
        personId: authorId,
        dateUploaded: submitted,
        isStored: false,
      },
    ]
  })

/** Generates the printed document for a leave. The guid of the file contains the id of the leave. */
export const leavePaperOf = async (db: MockDatabase, { guid, size }: RecordFileRow): Promise<Blob> => {
  const leave = assertFound(db.leaveApplications.get(numberOfGuid(guid)), 'Заявлението')
  const [{ paperFile }, { leavePaper }] = await Promise.all([
    import('../../fixtures/papers/madeFile.ts'),
    import(/* webpackChunkName: "papers" */ '../../fixtures/papers/leavePaper.ts'),
  ])
  const { kind, note, fromDate, toDate, date, personId } = leave
  const person = db.persons.get(personId)
  const paper = leavePaper({
    ...{ kind, note, person: fullNameAt(db, personId, date) },
    position: db.positions.get(person?.positionId)?.name ?? '',
    ...{ from: formatDateYear(fromDate), to: formatDateYear(toDate), issued: formatDateYear(date) },
  })
  return paperFile(paper, size)
}
