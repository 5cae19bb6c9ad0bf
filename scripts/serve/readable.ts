import { problemSentence } from './problemSentence.ts'

/**
 * Runs a command. For an error that the user can fix (an invalid variable, a used port, a missing folder), prints one
 * line instead of a stack and exits with 1. `otherPort` is the option that selects another port.
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
