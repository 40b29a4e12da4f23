import { FolderLock } from '../../../electron/host/folderLock.ts';

// Takes a folder's lock when told to, says whether it got it, and lives on until its input ends.
console.log('ready');
process.stdin.once('data', () => console.log(new FolderLock(process.argv[2]).acquire()));
