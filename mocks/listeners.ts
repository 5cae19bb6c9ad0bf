import { followAnswers, followDevices } from './case-files/followDevices.ts'
import { followWork } from './case-files/followWork.ts'
import { followCalendar as moveDocuments } from './documents/movedTerms.ts'
import { followStructure } from './documents/transfers.ts'
import type { MockDatabase } from './engine/mockDatabase.ts'
import { keepIntegrity } from './integrity/keepIntegrity.ts'
import { followDocuments } from './tasks/followDocuments.ts'
import { followPeople } from './tasks/followPeople.ts'
import { followCalendar as moveTasks } from './tasks/movedTerms.ts'
import { keepMarks } from './training/rowSnapshots.ts'

export const listen = (db: MockDatabase): MockDatabase => {
  followStructure(db)
  moveDocuments(db)
  followPeople(db)
  followDocuments(db)
  moveTasks(db)
  followDevices(db)
  followAnswers(db)
  followWork(db)
  keepIntegrity(db)
  keepMarks(db)
  return db
}
