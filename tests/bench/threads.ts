export type TraceEvent = {
  name: string
  ph?: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string; data?: { type?: string } }
}
export const categories = ['toplevel', '__metadata']
const task = 'ThreadControllerImpl::RunTask'

type Thread = { name: string; total: number; longest: number }

/** Returns for each thread the processor time of its tasks in milliseconds: the sum, and the longest task. */
const threadsOf = (events: readonly TraceEvent[]): Thread[] => {
  const threads = new Map<string, Thread>()
  const of = ({ pid, tid }: TraceEvent): Thread => {
    const known = threads.get(`${pid}:${tid}`) ?? { name: '', total: 0, longest: 0 }
    threads.set(`${pid}:${tid}`, known)
    return known
  }
  for (const event of events) {
    if (event.name === 'thread_name') of(event).name = event.args.name ?? ''
    if (event.name !== task || event.ph !== 'X') continue
    const [thread, took] = [of(event), (event.tdur ?? 0) / 1000]
    thread.total += took
    thread.longest = Math.max(thread.longest, took)
  }
  return [...threads.values()]
}

const most = (threads: readonly Thread[], name: RegExp): Thread | undefined =>
  threads.filter((one) => name.test(one.name)).sort((one, other) => other.total - one.total)[0]

export const longestTasks = (trace: string): { page: number; worker: number } => {
  const threads = threadsOf((JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents)
  return {
    page: most(threads, /^CrRendererMain$/)?.longest ?? Number.NaN,
    worker: most(threads, /^(Dedicated|Shared)Worker/)?.longest ?? 0,
  }
}
