import { problemSentence } from './problemSentence.ts'

/**
 * Runs a command to its end; a problem a person can mend (an impossible variable, a taken port, a missing folder) is said
 * in one line instead of a stack, and the process ends with 1. `otherPort` is how this command takes another port.
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
