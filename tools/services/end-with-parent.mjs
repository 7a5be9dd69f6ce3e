/** Preloaded into every service that tools start: the service ends when the run that started it ends for any reason. */
const graceMs = 8000;

process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), graceMs).unref();
});
process.channel?.unref();
