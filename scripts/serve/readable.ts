import { problemSentence } from './problemSentence.ts'

/**
 * Runs a command. A problem that the user can fix (an invalid variable, a used port, a missing folder) is printed as
 * one line instead of a stack, and the process exits with 1. `otherPort` is the option for another port.
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
