import { contextBridge, ipcRenderer } from 'electron';
import { channels } from './contract.ts';

// The page gets one function for each channel and nothing else: not `ipcRenderer`, and no name of its own choosing.
const host = Object.fromEntries(
  channels.map((channel) => [channel, (...args: unknown[]) => ipcRenderer.invoke(channel, ...args)]),
);
contextBridge.exposeInMainWorld('aerodrome', host);
