import { useSyncExternalStore } from 'react'
import { BehaviorSubject } from 'rxjs'
import type { DocumentModule } from '../../../../routes/to.ts'
import { countLeft, type ScanQueue } from '../../../../rules/documents/scanQueue.ts'
import { pluralise } from '../../../../rules/words/pluralise.ts'
import { guardPage } from '../../../../screen-kit/leaveGuard.ts'
import { sessionEvents$ } from '../../../../state/session.ts'

type Queues = Readonly<Record<DocumentModule, ScanQueue<File>>>
const noQueues: Queues = { 'documents-flow': [], 'administrative-services': [] }

/** The browser cannot store the chosen files, so the queues last only as long as the page and the session. */
const queues$ = new BehaviorSubject(noQueues)
sessionEvents$.subscribe(() => queues$.next(noQueues))

guardPage(() => {
  const left = Object.values(queues$.value).reduce((sum, queue) => sum + countLeft(queue), 0)
  return left > 0 ? `Избрани за регистриране и още без документ: ${pluralise(left, 'file')}.` : undefined
})

const listen = (changed: () => void) => {
  const subscription = queues$.subscribe(changed)
  return () => subscription.unsubscribe()
}

export const changeScans = (module: DocumentModule, change: (queue: ScanQueue<File>) => ScanQueue<File>): void =>
  queues$.next({ ...queues$.value, [module]: change(queues$.value[module]) })

/** Returns the files of this module that wait for a registration of their own. */
export const useScans = (module: DocumentModule): ScanQueue<File> =>
  useSyncExternalStore(listen, () => queues$.value[module])
