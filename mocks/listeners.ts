import { followAnswers, followDevices } from './case-files/followDevices.ts'
import { followWork } from './case-files/followWork.ts'
import { followPapers } from './case-files/inspectionPapers.ts'
import { followCalendar as moveDocuments } from './documents/movedTerms.ts'
import { isReadable } from './documents/readableDocument.ts'
import { followStructure } from './documents/transfers.ts'
import type { MockDatabase } from './engine/mockDatabase.ts'
import { keepIntegrity } from './integrity/keepIntegrity.ts'
import { followReminders } from './reminders/sendReminders.ts'
import { headOf } from './staff/standIns.ts'
import { followDocuments } from './tasks/followDocuments.ts'
import { followPeople } from './tasks/followPeople.ts'
import { followCalendar as moveTasks } from './tasks/movedTerms.ts'
import { keepMarks } from './training/rowSnapshots.ts'

export const listen = (db: MockDatabase): MockDatabase => {
  db.on('readsDocument', (caller, guid) => isReadable(db, caller, guid))
  db.on('directHeadOf', (person) => headOf(db, person)?.id ?? null)
  followStructure(db)
  moveDocuments(db)
  followPeople(db)
  followDocuments(db)
  moveTasks(db)
  followDevices(db)
  followAnswers(db)
  followPapers(db)
  followWork(db)
  followReminders(db)
  keepIntegrity(db)
  keepMarks(db)
  return db
}
