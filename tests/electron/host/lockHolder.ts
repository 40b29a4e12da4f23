import { FolderLock } from '../../../electron/host/folderLock.ts';

// Acquires a folder lock on request, prints whether it succeeded, and runs until its input ends.
console.log('ready');
process.stdin.once('data', () => console.log(new FolderLock(process.argv[2]).acquire()));
