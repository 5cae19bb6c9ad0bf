type Failure = { title: string; problem: unknown }

const sentence = ({ title, problem }: Failure): string =>
  `${title}\n${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}`

/**
 * Runs each step even if an earlier step has failed. `end` throws all failures; a single failure is thrown as the
 * original error, which has its line.
 */
export const independentSteps = (afterFailure: (title: string) => Promise<void>) => {
  const failures: Failure[] = []
  return {
    step: async (title: string, work: () => Promise<void>): Promise<void> => {
      try {
        await work()
      } catch (problem) {
        failures.push({ title, problem })
        await afterFailure(title)
      }
    },
    end: (): void => {
      const [first, ...more] = failures
      if (first === undefined) return
      if (more.length === 0) throw first.problem
      throw new Error(`${failures.length} independent steps failed:\n\n${failures.map(sentence).join('\n\n')}`)
    },
  }
}
