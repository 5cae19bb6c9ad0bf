import { problemSentence } from './problemSentence.ts'

/**
 * Runs a command. If the user can fix an error (an invalid variable, a used port, a missing folder), one line is
 * printed instead of a stack, and the process exits with 1. `otherPort` is the option that selects another port.
 */
export const readable = async <T>(work: () => Promise<T>, otherPort?: string): Promise<T> => {
  try {
    return await work()
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem
    console.error(problemSentence(problem, process.platform, otherPort))
    process.exit(1)
  }
}
