import { someFriday } from './createTestBackend.ts'

const afterOneTurn = () => new Promise((resolve) => setImmediate(resolve))

/** Returns a fake clock: moving it forward runs the timers that are due, in order. */
export const aClock = () => {
  let passed = 0
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => new Date(someFriday.getTime() + passed),
    wait: (run: () => void, milliseconds: number) => {
      const timer = { at: passed + milliseconds, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
    move: async (milliseconds: number) => {
      const end = passed + milliseconds
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        timers = timers.filter((one) => one !== next)
        passed = next.at
        next.run()
        await afterOneTurn()
      }
      passed = end
    },
    waiting: () => timers.length,
  }
}
