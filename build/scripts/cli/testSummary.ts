import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The part of vitest's JSON report that is read here. */
type Report = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** The number of tests that passed, and a line or two for each that failed. */
export function summarize(name: string, file: string): { passed: number; failures: string[] } {
  // Without a report vitest itself failed, which must not read as "0 failed".
  if (!existsSync(file)) return { passed: 0, failures: [`failed: ${name}, without a report`] };
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  const failures = report.testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const where = relative(process.cwd(), path);
    // A file that cannot be loaded fails without a test.
    if (failed.length === 0) return status === 'failed' ? [`failed: ${where}: ${firstLines(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `failed: ${where} > ${fullName}: ${firstLines(failureMessages.join(' '))}`,
    );
  });
  return { passed: report.numPassedTests, failures };
}

const maxMessageLetters = 600;

/** The start of a message, indented below its title. */
function firstLines(message: string): string {
  return stripVTControlCharacters(message).slice(0, maxMessageLetters).replaceAll('\n', '\n  ');
}
