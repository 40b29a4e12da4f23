import { expect, test } from 'vitest';
import { completeLicences } from '../../build/scripts/app/licences.ts';

const listed = '# Licences\n\n## @makers/bare - 1.0.0 (MIT)\n\n## whole - 2.0.0 (ISC)\n\nAs it came.\n';

test('a package without a licence text gets the stored one, and the others keep theirs', () => {
  const asked: string[] = [];
  const whole = completeLicences(listed, (name) => {
    asked.push(name);
    return 'Its text.\n';
  });
  expect(asked).toEqual(['@makers/bare']);
  expect(whole).toBe(
    '# Licences\n\n## @makers/bare - 1.0.0 (MIT)\n\nIts text.\n\n## whole - 2.0.0 (ISC)\n\nAs it came.\n',
  );
});

test('a missing licence text fails the build', () => {
  expect(() => completeLicences(listed, () => null)).toThrow('@makers/bare');
});
